import fc from 'fast-check'
import { breakLines } from '@/features/invitations/poster/break-lines'

/** As if every sign were one wide. */
const room = (width: number) => (line: string) => [...line].length <= width

test.each([
  ['Scan to drive a Vela', 10, 3, ['Scan to', 'drive a', 'Vela']],
  ['扫码预约试驾，新朋友有礼', 6, 3, ['扫码预约试驾', '，新朋友有礼']],
  ['Zhou Yining', 20, 1, ['Zhou Yining']],
  ['Zhou Yining', 8, 1, ['Zhou…']],
  ['Extraordinarily', 6, 1, ['Extra…']],
  ['', 6, 2, ['']],
])('"%s" in lines of %i', (text, width, most, lines) => {
  expect(breakLines(text, most, room(width))).toEqual(lines)
})

it('never has more lines than there may be, and none at the end is wider than there is room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
      const lines = breakLines(text, 3, room(width))
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(room(width)(lines[2] ?? '')).toBe(true)
    }),
  )
})
