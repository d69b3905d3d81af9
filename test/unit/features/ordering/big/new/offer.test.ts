import type { OrderListItem } from '@/wire/schemas/order'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { BigOrderAction, OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { CarView, MarketAllocationType } from '@/wire/enums/vehicle'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { bigDepositOf } from '@/features/ordering/big/new/big-deposit'
import { offeredCar } from '@/features/ordering/big/car/offered-car'
import { ownOrdersOf } from '@/features/ordering/big/new/own-orders'
import { makeCatalogue } from '../../../../../support/samples/catalogue'
import { makeAllocation, makeHome } from '../../../../../support/samples/model-home'
import { makeSnapshot } from '../../../../../support/samples/snapshot'

const version = { ...makeCatalogue(), displayName: 'Long Range', isPopular: true } as VehicleVersion // as much as is read
const other = { ...version, pnoTwelve: 'OTHER', isPopular: false }
const model = {
  id: 'vela-7',
  modelName: 'Vela 7',
  carPoster: '/poster.webp',
  stills: [{ view: CarView.side, paintNo: 'green', picture: '/side-green.webp' }],
  versions: [other, version],
} as unknown as ModelDetail

const FEN = 100
const BASE_FEN = 259_900 * FEN

describe('the car that is offered', () => {
  it('is the popular version with nothing chosen when only a model is named', () => {
    expect(offeredCar(model, null)).toMatchObject({
      name: 'Vela 7 Long Range',
      summary: 'white, arc',
      picture: '/poster.webp',
      totalFen: BASE_FEN,
      gone: [],
      seenFen: null,
    })
  })

  it('is the wanted one in its own paint, its packs counted', () => {
    const options = ['green', 'arc', 'comfort', 'winter', 'camera', 'wallbox']
    const wanted = makeSnapshot('green', { options, parts: [], totalFen: BASE_FEN + 21_600 * FEN })
    expect(offeredCar(model, wanted)).toMatchObject({
      summary: 'green, arc, 2\u00a0option\u00a0packs',
      picture: '/side-green.webp',
      totalFen: BASE_FEN + 21_600 * FEN,
      seenFen: null,
    })
  })

  it('names what it cannot have any more, and what it cost before', () => {
    const wings = { attributeNo: 'wings', displayName: 'Wings', priceFen: 5 }
    const wanted = makeSnapshot('white', { options: ['white', 'wings'], parts: [wings], totalFen: BASE_FEN + 5 })
    expect(offeredCar(model, wanted)).toMatchObject({ gone: [wings], seenFen: BASE_FEN + 5, totalFen: BASE_FEN })
  })

  it('is none when its version is no longer offered', () => {
    expect(offeredCar(model, makeSnapshot('white', { pnoTwelve: 'GONE' }))).toBeUndefined()
  })
})

describe('the big deposit', () => {
  const small = makeAllocation()
  const big = makeAllocation({
    marketAllocationType: MarketAllocationType.big,
    marketPostId: 'big',
    marketStartTime: '2026-11-20 11:00:00',
    marketEndTime: '2026-11-20 12:00:00',
  })
  const at = (time: string) => bigDepositOf(makeHome(small, big), model, parseShanghai(`2026-11-20 ${time}`))

  it('is offered while it is on sale', () => {
    expect(at('11:30:00')).toBe(big)
  })

  it.each([
    ['10:30:00', { opensAtMs: parseShanghai('2026-11-20 11:00:00'), small }],
    ['09:00:00', { opensAtMs: parseShanghai('2026-11-20 11:00:00'), small: null }],
    ['12:00:00', { opensAtMs: null, small: null }],
  ])('is not at %s, and the shopper hears when it opens and what else there is', (time, expected) => {
    expect(at(time)).toMatchObject({ kind: 'notOnSale', ...expected })
  })
})

describe('the shopper’s orders of the model', () => {
  const order = (id: string, changes: Partial<OrderListItem>) =>
    ({
      id,
      modelId: 'vela-7',
      orderType: OrderType.small,
      statusCode: OrderStatus.paid,
      nextActions: [],
      ...changes,
    }) as unknown as OrderListItem

  it('lend a paid small deposit that could also be given back', () => {
    const orders = [
      order('linked', {}),
      order('other-model', { modelId: 'vela-9', nextActions: [OrderAction.applyRefund] }),
      order('failed', { statusCode: OrderStatus.refundFailed, nextActions: [OrderAction.applyRefund] }),
      order('free', { nextActions: [OrderAction.applyRefund] }),
    ]
    expect(ownOrdersOf(orders, 'vela-7').smallOrder?.id).toBe('free')
  })

  it('name a big order that is not locked yet, also one that was changed as often as it can be', () => {
    const big = { orderType: OrderType.big }
    const locked = order('locked', { ...big, statusCode: OrderStatus.closed })
    const open = order('open', { ...big, nextActions: [BigOrderAction.lock] })
    expect(ownOrdersOf([locked, open], 'vela-7').openOrder?.id).toBe('open')
  })
})
