import Taro from '@tarojs/taro'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Agreement } from '@/wire/schemas/agreement'
import type { SmallOrderQuote } from '@/wire/schemas/order-quote'
import type { OrderDetail } from '@/wire/schemas/order'
import type { Shop } from '@/wire/schemas/shop'
import { ErrorCode } from '@/wire/errors'
import { draftSlotOf } from '@/features/ordering/small/draft'
import { Reserve } from '@/features/ordering/small/reserve'
import * as orders from '@/services/api/order'
import * as shops from '@/services/api/shop'
import { ApiError } from '@/services/request/errors'
import { makeAllocation, makeModel } from '../../../../support/samples/model-home'
import { makeUser } from '../../../../support/samples/user'

jest.mock('@/services/api/order')
jest.mock('@/services/api/shop')
const placeSmallOrder = jest.mocked(orders.placeSmallOrder)
const quoteSmallOrder = jest.mocked(orders.quoteSmallOrder)

/** What a small deposit comes to without coupons. */
const quote: SmallOrderQuote = {
  depositAmount: 100_000,
  discountInfoVOList: [],
  paymentAmount: 100_000,
  couponAmount: 0,
  coupons: [],
}

const shanghai = { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: 'Shanghai' }
const shop = { id: 's1', storeName: 'Vela Space', address: '1 Nanjing Road' }
const intent: Agreement = {
  id: 15,
  title: 'Purchase intent letter',
  version: 3,
  effectiveDate: '2026-11-01',
  changeNote: '',
  sections: [],
  accepted: false,
}
const customer = makeUser()
const draftSlot = draftSlotOf(customer.id)
const allocation = makeAllocation()
const offer = {
  model: makeModel('vela-7', [allocation]),
  allocation,
  configured: undefined,
  carPicture: '',
  agreements: [intent],
}

const onReload = jest.fn()
/** Shows the page and lets its first replies come in. */
const show = () =>
  act(
    async () =>
      void render(<Reserve nav={null} user={customer} offer={offer} isReloading={false} onReload={onReload} />),
  )
const tapPay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay ¥1,000.00' }))
const agreement = () => screen.getByRole('checkbox', { name: /Purchase intent letter/ })

describe('reserving a car', () => {
  beforeEach(() => {
    jest.mocked(shops.fetchShopProvinces).mockResolvedValue([])
    jest.mocked(shops.fetchShops).mockResolvedValue([shop as Shop]) // the picker shows no more of it
    placeSmallOrder.mockReset()
    quoteSmallOrder.mockReset().mockResolvedValue(quote)
    jest.mocked(Taro.redirectTo).mockClear()
  })
  afterEach(() => {
    draftSlot.clear()
    onReload.mockClear()
  })

  it('asks for the city first', async () => {
    await show()
    tapPay()
    expect(screen.getByRole('dialog', { name: 'Your city' })).toBeVisible()
  })

  it('asks for a shop once there is a city', async () => {
    draftSlot.write({ city: shanghai })
    await show()
    tapPay()
    fireEvent.click(await screen.findByRole('radio', { name: /Vela Space/ }))
    expect(draftSlot.read()).toEqual({ city: shanghai, shop })
    await screen.findByRole('button', { name: 'Pay ¥1,000.00' })
  })

  it('never places an order without consent, and places it with "Agree and continue"', async () => {
    placeSmallOrder.mockResolvedValue({ id: 'o1' } as OrderDetail) // only the id is gone on with
    draftSlot.write({ city: shanghai, shop })
    await show()
    expect(agreement()).not.toBeChecked()
    tapPay()
    expect(placeSmallOrder).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }))
    await screen.findByRole('button', { name: 'Pay ¥1,000.00' })
    expect(placeSmallOrder).toHaveBeenCalledWith(
      {
        modelId: 'vela-7',
        marketPostId: 'post-1',
        expectedAmountFen: 100_000,
        cityCode: '310100',
        storeId: 's1',
        couponIds: [],
        expectedPaymentFen: 100_000,
        agreements: [{ id: 15, version: 3 }],
      },
      { idempotencyKey: expect.any(String) },
    )
    await waitFor(() => expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/casher?id=o1' }))
  })

  it('orders without coupons where nobody knows what they take off', async () => {
    quoteSmallOrder.mockRejectedValue(new ApiError('network', 0, ''))
    placeSmallOrder.mockResolvedValue({ id: 'o1' } as OrderDetail) // only the id is gone on with
    draftSlot.write({ city: shanghai, shop })
    await show()
    expect(await screen.findByText(/could not work out what is taken off/)).toBeVisible()
    fireEvent.click(agreement())
    tapPay()
    await waitFor(() => expect(Taro.redirectTo).toHaveBeenCalled())
    expect(placeSmallOrder.mock.calls[0]?.[0]).not.toHaveProperty('couponIds')
  })

  it('shows the old and the new price before going on', async () => {
    const data = { oldAmountFen: 100_000, newAmountFen: 120_000 }
    placeSmallOrder.mockRejectedValue(new ApiError('business', ErrorCode.priceChanged, 'The price has changed.', data))
    draftSlot.write({ city: shanghai, shop })
    await show()
    fireEvent.click(agreement())
    tapPay()
    const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
    expect(dialog).toHaveTextContent('¥1,000.00')
    expect(dialog).toHaveTextContent('¥1,200.00')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use new price' })))
    expect(onReload).toHaveBeenCalledTimes(1)
    expect(placeSmallOrder).toHaveBeenCalledTimes(1)
  })

  it('keeps the choices and the key when no answer came', async () => {
    placeSmallOrder.mockRejectedValue(new ApiError('network', 0, ''))
    draftSlot.write({ city: shanghai, shop })
    await show()
    fireEvent.click(agreement())
    tapPay()
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await screen.findByRole('button', { name: 'Pay ¥1,000.00', busy: false })
    tapPay()
    await screen.findByRole('button', { name: 'OK' })
    const [first, second] = placeSmallOrder.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
    expect(second).toBe(first)
  })
})
