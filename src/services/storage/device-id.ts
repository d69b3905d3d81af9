import { isText } from './is-text'
import { randomId } from './random-id'
import { storedSlot } from './stored-slot'

const slot = storedSlot('device-id', { isValue: isText })

/** The id of this installation, made on first use and kept in local storage (specification section 9). */
export const deviceId = (): string => {
  const id = slot.read() ?? randomId()
  // Written again on each use, so that an app in use never reaches the 365 days.
  slot.write(id)
  return id
}
