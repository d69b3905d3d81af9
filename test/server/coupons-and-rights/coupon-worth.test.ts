import fc from 'fast-check'
import { bestChoice, goTogether, withinRoom, worthFen, type Weighed } from '../../../server/modules/coupon/coupon-worth'

const sum = (coupons: readonly Weighed[]): number => coupons.reduce((total, { offFen }) => total + offFen, 0)

const coupons = fc
  .array(fc.record({ addsToOthers: fc.boolean(), offFen: fc.integer({ min: 1, max: 1_000_000 }) }), { maxLength: 8 })
  .map((drawn): Weighed[] => drawn.map((coupon, at) => ({ id: String(at), ...coupon })))

const subsets = (all: readonly Weighed[]): Weighed[][] =>
  all.reduce<Weighed[][]>((found, coupon) => [...found, ...found.map((some) => [...some, coupon])], [[]])

describe('coupons', () => {
  it('are proposed so that no other choice takes off more where they are used, nor as much with fewer', () => {
    fc.assert(
      fc.property(coupons, fc.integer({ min: 1, max: 5_000_000 }), (all, roomFen) => {
        const taken = (some: readonly Weighed[]): number => sum(withinRoom(some, roomFen))
        const choices = subsets(all).filter(goTogether)
        const most = Math.max(...choices.map(taken))
        const fewest = Math.min(...choices.filter((some) => taken(some) === most).map((some) => some.length))
        const best = bestChoice(all, roomFen)
        expect(goTogether(best)).toBe(true)
        expect(taken(best)).toBe(most)
        expect(best).toHaveLength(fewest)
      }),
    )
  })

  it('are none where nothing may be taken off, and of two that fill the room the one that is worth less', () => {
    const [small, large] = [1_000, 5_000].map((offFen) => ({ id: String(offFen), addsToOthers: false, offFen }))
    if (small === undefined || large === undefined) throw new Error('there are two')
    expect(bestChoice([large, small], 0)).toEqual([])
    expect(bestChoice([large, small], 999)).toEqual([small])
  })

  it('never take off more than there is room for, and all of it where there is room', () => {
    fc.assert(
      fc.property(coupons, fc.integer({ min: -1_000, max: 5_000_000 }), (all, roomFen) => {
        const cut = withinRoom(all, roomFen)
        expect(sum(cut)).toBe(Math.min(sum(all), Math.max(0, roomFen)))
        expect(cut.every(({ offFen }) => offFen >= 0)).toBe(true)
      }),
    )
  })

  it('are worth their amount, or their share of the price to the fen below, up to their ceiling', () => {
    const nothing = { amountFen: null, shareBp: null, ceilingFen: null }
    expect(worthFen({ ...nothing, amountFen: 300_000 }, 1)).toBe(300_000)
    expect(worthFen({ ...nothing, shareBp: 100 }, 19_999)).toBe(199)
    expect(worthFen({ ...nothing, shareBp: 100, ceilingFen: 250_000 }, 29_170_000)).toBe(250_000)
  })
})
