/** How long a finger rests until a press is long (specification section 9). */
export const LONG_PRESS_DELAY_MS = 350

/** How far the finger may stray meanwhile (specification section 9). */
export const LONG_PRESS_TOLERANCE_PX = 10

/** A gesture: nothing, a finger resting since its start, or one that has already counted as a long press. */
export type LongPressState =
  { phase: 'idle' } | { phase: 'resting'; x: number; y: number; sinceMs: number } | { phase: 'fired' }

/** What happens to a gesture; `tick` is the caller's timer. */
export type LongPressEvent =
  | { type: 'start'; x: number; y: number; atMs: number }
  | { type: 'move'; x: number; y: number }
  | { type: 'tick'; atMs: number }
  | { type: 'end' }

export const LONG_PRESS_IDLE: LongPressState = { phase: 'idle' }

/**
 * The next state of a gesture (specification section 9). It fires at the first tick from 350 ms on and stays fired
 * until the finger lifts, so that the tap that ends it can be ignored; straying over 10 px calls it off.
 */
export function longPressReducer(state: LongPressState, event: LongPressEvent): LongPressState {
  switch (event.type) {
    case 'start':
      return { phase: 'resting', x: event.x, y: event.y, sinceMs: event.atMs }
    case 'move': {
      if (state.phase !== 'resting') return state
      const strayedPx = Math.hypot(event.x - state.x, event.y - state.y)
      return strayedPx > LONG_PRESS_TOLERANCE_PX ? LONG_PRESS_IDLE : state
    }
    case 'tick':
      return state.phase === 'resting' && event.atMs - state.sinceMs >= LONG_PRESS_DELAY_MS ? { phase: 'fired' } : state
    case 'end':
      return LONG_PRESS_IDLE
    default:
      return event satisfies never
  }
}
