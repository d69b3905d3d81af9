import { LONG_PRESS_IDLE, longPressReducer, type LongPressEvent } from '@/hooks/long-press'

const START: LongPressEvent = { type: 'start', x: 100, y: 100, atMs: 1_000 }
const after = (...events: LongPressEvent[]): string => events.reduce(longPressReducer, LONG_PRESS_IDLE).phase

describe('a long press', () => {
  it('fires after 350 ms and not before', () => {
    expect(after(START, { type: 'tick', atMs: 1_349 })).toBe('resting')
    expect(after(START, { type: 'tick', atMs: 1_350 })).toBe('fired')
  })

  it('forgives a finger that strays by 10 px in any direction', () => {
    expect(after(START, { type: 'move', x: 110, y: 100 }, { type: 'tick', atMs: 1_350 })).toBe('fired')
    expect(after(START, { type: 'move', x: 94, y: 108 }, { type: 'tick', atMs: 1_350 })).toBe('fired')
  })

  it('is called off by a finger that strays further, even if it comes back', () => {
    const strayed: LongPressEvent = { type: 'move', x: 108, y: 108 }
    expect(after(START, strayed, { type: 'move', x: 100, y: 100 }, { type: 'tick', atMs: 1_350 })).toBe('idle')
  })

  it('does not fire once the finger has lifted', () => {
    expect(after(START, { type: 'end' }, { type: 'tick', atMs: 1_350 })).toBe('idle')
  })

  it('stays fired while the finger moves on, until it lifts', () => {
    const fired: LongPressEvent[] = [START, { type: 'tick', atMs: 1_350 }, { type: 'move', x: 0, y: 0 }]
    expect(after(...fired)).toBe('fired')
    expect(after(...fired, { type: 'end' })).toBe('idle')
  })

  it('ignores moves and ticks without a finger', () => {
    expect(after({ type: 'move', x: 0, y: 0 }, { type: 'tick', atMs: 9_999 })).toBe('idle')
  })
})
