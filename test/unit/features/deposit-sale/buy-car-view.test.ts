import { parseShanghai } from '@/domain/time/shanghai-time'
import { shareOf } from '@/features/deposit-sale/share'
import { buyCarView } from '@/features/deposit-sale/buy-car-view'
import { makeAllocation, makeHome } from '../../../support/samples/model-home'

const home = makeHome(makeAllocation())
const atMs = parseShanghai('2026-11-20 10:30:00')
const offline = 'You seem to be offline.'

describe('the "Buy car" page', () => {
  it('waits for its first reply', () => {
    expect(buyCarView({ sale: undefined, failure: undefined }, undefined)).toEqual({ kind: 'loading' })
  })

  it('says why its first reading failed', () => {
    expect(buyCarView({ sale: undefined, failure: offline }, undefined)).toMatchObject({
      kind: 'failed',
      text: offline,
    })
  })

  it('says that nothing is on sale when there is no model', () => {
    const sale = { home: { modelList: [], pointBannerVO: null }, atMs }
    expect(buyCarView({ sale, failure: undefined }, undefined)).toEqual({ kind: 'empty' })
  })

  it('shows the chosen model and its deposit', () => {
    expect(buyCarView({ sale: { home, atMs }, failure: undefined }, 'vela-7')).toMatchObject({
      kind: 'ready',
      model: { id: 'vela-7' },
      sale: { kind: 'open' },
      isStale: false,
    })
  })

  it('keeps what it showed when a later reading fails, and says so', () => {
    expect(buyCarView({ sale: { home, atMs }, failure: offline }, undefined)).toMatchObject({
      kind: 'ready',
      isStale: true,
    })
  })
})

describe('a shared "Buy car" page', () => {
  it('opens on the chosen model', () => {
    const view = buyCarView({ sale: { home, atMs }, failure: undefined }, undefined)
    expect(shareOf(view)).toMatchObject({ path: '/pages/order/index?model=vela-7' })
  })

  it('opens on the default model before anything was loaded', () => {
    expect(shareOf({ kind: 'loading' })).toEqual({ title: 'Vela', path: '/pages/order/index' })
  })
})
