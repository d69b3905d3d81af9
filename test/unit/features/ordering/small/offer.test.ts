import { MarketAllocationType } from '@/wire/enums/vehicle'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { findAllocation, isOnSale } from '@/features/ordering/small/allocation'
import { makeAllocation, makeModel } from '../../../../support/samples/model-home'

const small = makeAllocation()
const big = makeAllocation({
  marketAllocationType: MarketAllocationType.big,
  marketPostId: 'post-2',
  marketStartTime: '2026-11-20 10:30:00',
  marketEndTime: '2026-11-20 12:00:00',
})
const at = (time: string) => parseShanghai(`2026-11-20 ${time}`)

describe('the small deposit of a model', () => {
  it('is the one that the link names', () => {
    const other = makeAllocation({ marketPostId: 'post-9' })
    expect(findAllocation(makeModel('vela-7', [small, other]), 'post-9')).toBe(other)
  })

  it('is the one that is switched on when the link names none, or one that is gone', () => {
    const off = makeAllocation({ marketPostId: 'post-0', marketSwitchFlag: false })
    const model = makeModel('vela-7', [off, small])
    expect(findAllocation(model, undefined)).toBe(small)
    expect(findAllocation(model, 'post-gone')).toBe(small)
  })

  it('is never a big one', () => {
    expect(findAllocation(makeModel('vela-7', [big]), 'post-2')).toBeUndefined()
  })

  it.each([
    ['before its start', '09:59:59', false],
    ['from its start on', '10:00:00', true],
    ['once the big deposit has taken over', '10:30:00', false],
  ])('%s: on sale is %s', (_when, time, expected) => {
    expect(isOnSale(makeModel('vela-7', [small, big]), small, at(time))).toBe(expected)
  })
})
