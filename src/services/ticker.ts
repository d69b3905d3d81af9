import { SECOND_MS } from '@/domain/time/duration'
import { createSubscribers } from './subscribers'
import { serverNow } from './server-clock'

const subscribers = createSubscribers()
let listenerCount = 0
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
  const remove = subscribers.add(callBack)
  listenerCount += 1
  if (listenerCount === 1) scheduleNextSecond()
  return () => {
    remove()
    listenerCount -= 1
    if (listenerCount === 0) clearTimeout(timer)
  }
}
