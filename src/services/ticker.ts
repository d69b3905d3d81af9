import { SECOND_MS } from '@/domain/time/duration'
import { createSubscribers } from './subscribers'
import { serverNow } from './server-clock'

const subscribers = createSubscribers()
let timer: ReturnType<typeof setTimeout> | undefined

const scheduleNextSecond = (): void => {
  timer = setTimeout(
    () => {
      scheduleNextSecond()
      subscribers.tell()
    },
    SECOND_MS - (serverNow() % SECOND_MS),
  )
}

/**
 * Calls back at each whole second of the server's time; returns what stops it. All callers share this one timer, which
 * rests while there are none.
 */
export const onEachSecond = (callBack: () => void): (() => void) => {
  if (subscribers.count() === 0) scheduleNextSecond()
  const remove = subscribers.add(callBack)
  return () => {
    remove()
    if (subscribers.count() === 0) clearTimeout(timer)
  }
}
