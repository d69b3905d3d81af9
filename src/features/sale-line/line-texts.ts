import type { LineState } from '@/wire/schemas/sale-line'
import { messages } from './messages'

const HOUR_AND_MINUTE = ['YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length] as const

/** "10:03" of a wall time. */
export const clockText = (wallTime: string): string => wallTime.slice(...HOUR_AND_MINUTE)

/** When a turn or a ticket is expected. */
export const expectedText = ({ turnTime }: Pick<LineState, 'turnTime'>): string =>
  turnTime === null ? messages.whenACarIsFree : messages.about(clockText(turnTime))
