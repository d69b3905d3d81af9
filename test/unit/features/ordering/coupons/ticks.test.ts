import type { CouponChoice } from '@/wire/schemas/order-quote'
import { chosenIds, toggled } from '@/features/ordering/coupons/ticks'

const choiceOf = (id: string, addsToOthers: boolean, isChosen = false) =>
  ({ coupon: { id, addsToOthers }, isChosen }) as unknown as CouponChoice // what ticks read of it

const choices = [choiceOf('a', true, true), choiceOf('b', true), choiceOf('alone', false)]

describe('ticking coupons', () => {
  it('begins with what the server chose', () => {
    expect(chosenIds(choices)).toEqual(['a'])
  })

  it('adds what adds to others, and takes a tick away again', () => {
    expect(toggled(choices, ['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(choices, ['a', 'b'], 'a')).toEqual(['b'])
  })

  it('leaves one alone that adds to nothing, whichever was first', () => {
    expect(toggled(choices, ['a', 'b'], 'alone')).toEqual(['alone'])
    expect(toggled(choices, ['alone'], 'b')).toEqual(['b'])
  })
})
