import { Type, type Static } from 'typebox'
import { LineStanding } from '../enums/sale-line'
import { count, idText, nullable, text, valueOf, wallTime } from './parts'

export const LineQuery = Type.Object({ marketPostId: idText() })
export type LineQuery = Static<typeof LineQuery>

/** The line of a hot opening, and where the asking account stands in it (extension; docs/rules/sale-line.md). */
export const LineState = Type.Object({
  marketPostId: text(),
  standing: valueOf(LineStanding),
  lineOpensTime: wallTime('From when on tickets are given out'),
  startTime: wallTime('When the sale opens and the first are let in'),
  ahead: count('Waiting before the asking account; all who wait, for one without a ticket'),
  behind: count('Waiting behind the asking account'),
  letIn: count('Let in so far'),
  letInAMinute: count('How many are let in a minute, while there are cars'),
  capacity: count('How many can wait at a time'),
  turnTime: nullable(
    wallTime('When the turn came or is expected; of a full line, when the next ticket is expected'),
    'while no car is free, and where nobody waits for anything',
  ),
  turnEndTime: nullable(wallTime('Until when the order can be placed'), 'before the turn'),
  turnMinutes: count('How long a turn is'),
  carsLeft: count('Neither ordered nor being paid for'),
  cars: count('On sale altogether'),
  askAgainMs: count('How long to wait before asking again'),
})
export type LineState = Static<typeof LineState>
