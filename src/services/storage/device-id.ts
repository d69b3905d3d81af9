import { isText } from './is-text'
import { randomId } from './random-id'
import { storedSlot } from './stored-slot'

const slot = storedSlot('device-id', { isValue: isText })

let known: string | undefined

/** The id of this device, made once and kept: it tells the shopper's own devices apart, and proves nothing. */
export const deviceId = (): string => {
  if (known === undefined) {
    known = slot.read() ?? randomId()
    // Written again, so that it outlives the lifetime of what is stored for as long as the app is used.
    slot.write(known)
  }
  return known
}
