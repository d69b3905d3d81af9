import { Type, type Static } from 'typebox'
import { nullable, text, wallTime } from './parts'

/** Why the app is closed, and when it opens by plan. */
export const Closure = Type.Object({
  reason: text(),
  beginTime: wallTime(),
  endTime: wallTime('By plan; it may take longer, or end sooner'),
})
export type Closure = Static<typeof Closure>

/** What keeps the app closed at this moment (extension). */
export const Maintenance = Type.Object({ closure: nullable(Closure, 'while it is open') })
export type Maintenance = Static<typeof Maintenance>
