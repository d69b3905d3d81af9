import type { LineState } from '@/wire/schemas/sale-line'
import { shanghaiDay, shortTime } from '@/domain/time/shanghai-time'
import { serverNow } from '@/services/server-clock'
import { messages } from './messages'

const HOUR_AND_MINUTE = ['YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length] as const

/** "10:03" of a wall time today, "21 Nov, 10:03" of one on another day: a line rests while another deposit goes before. */
export const clockText = (wallTime: string): string =>
  wallTime.startsWith(shanghaiDay(serverNow())) ? wallTime.slice(...HOUR_AND_MINUTE) : shortTime(wallTime)

/** When a turn or a ticket is expected. */
export const expectedText = ({ turnTime }: Pick<LineState, 'turnTime'>): string =>
  turnTime === null ? messages.whenACarIsFree : messages.about(clockText(turnTime))
