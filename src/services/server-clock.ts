import { correctedNow, observeServerClock, type ClockOffset, type ClockSample } from '@/domain/time/server-clock'

let offset: ClockOffset | null = null

/** Learns from one reply of the API; `request/send` feeds every reply that carries a Date header. */
export const noteServerDate = (sample: ClockSample): void => {
  offset = observeServerClock(offset, sample)
}

/** The server's time in epoch ms, or the phone's own before the first reply. */
export const serverNow = (): number => correctedNow(Date.now(), offset)
