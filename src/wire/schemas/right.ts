import { Type, type Static } from 'typebox'
import { RightKind, RightOpening, RightStatus } from '../enums/right'
import { count, flag, idText, nullable, text, texts, valueOf, wallTime } from './parts'

/** One right of the customer, and which car it belongs to (extension). */
export const Right = Type.Object({
  id: text(),
  rightName: text('As the poster says it'),
  kind: valueOf(RightKind),
  note: text('What it is, in a line'),
  status: valueOf(RightStatus),
  opensWith: valueOf(RightOpening),
  startTime: nullable(wallTime('When it opened'), 'before that'),
  endTime: nullable(wallTime('The last second'), 'while no end is known'),
  endsWithLock: flag('It lasts until the order is locked'),
  quantity: nullable(count('What it comes to'), 'where that is not counted'),
  used: count('What of it is used'),
  unit: text('Of both; empty where nothing is counted'),
  orderId: text('The order that has it; the big one where a small one was taken over'),
  orderNo: text(),
  modelName: text(),
  isDelivered: flag('The car is handed over'),
  isLinked: flag('A big order has taken over the small one that brought it'),
})
export type Right = Static<typeof Right>

/** The customer's rights, those of the newest order first. */
export const RightList = Type.Array(Right)

/** How many rights are available, or will be. */
export const RightCount = Type.Object({ available: count() })

/** A right with all that holds of it. */
export const RightDetail = Type.Object({
  ...Right.properties,
  worth: text('Empty where nothing is said of it, as the next three'),
  place: text(),
  holder: text('Who has it'),
  withOthers: text(),
  steps: texts('How it is used, in order'),
  uses: Type.Array(Type.Object({ time: wallTime(), amount: count() }), {
    description: 'What was used when, the newest first, so many as fit a page',
  }),
})
export type RightDetail = Static<typeof RightDetail>

export const RightId = Type.Object({ id: idText('Id of the right') })
export type RightId = Static<typeof RightId>
