import type { OrderDetail } from '@/wire/schemas/order'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { OrderAction, OrderStatus } from '@/wire/enums/order'
import { ErrorCode, type RefusalCode } from '@/wire/errors'
import { fetchDue } from '@/features/deposit-summary/due'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { ApiError } from '@/services/request/errors'

jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const unpaid = {
  id: 'o1',
  statusCode: OrderStatus.pendingPayment,
  nextActions: [OrderAction.pay],
  modelId: 'vela-7',
  modelName: 'Vela 7',
  versionInfo: null,
  attributeInfoList: [{ attributeNo: 'green', displayName: 'Pine Green' }],
  sidePicture: '/poster.webp',
  saleTotalPrice: 0,
} as unknown as OrderDetail // as much as the page reads
const model = { stills: [{ view: 'side', paintNo: 'green', picture: '/side.webp' }] } as ModelDetail // its pictures alone

const show = (order: OrderDetail) => {
  jest.mocked(orders.fetchOrder).mockResolvedValue(order)
  return fetchDue('o1')
}
const refuse = (code: RefusalCode) => new ApiError('business', code, '')

describe('the deposit of an order', () => {
  beforeEach(() => jest.mocked(vehicles.fetchModel).mockResolvedValue(model))

  it('is due while the order waits for its payment, its car shown in its own paint', async () => {
    expect(await show(unpaid)).toMatchObject({ kind: 'ready', car: { name: 'Vela 7', picture: '/side.webp' } })
  })

  it.each([
    ['paid', { ...unpaid, statusCode: OrderStatus.paid, nextActions: [] }],
    ['out of time', { ...unpaid, nextActions: [OrderAction.cancel] }],
    ['at its balance', { ...unpaid, statusCode: OrderStatus.pendingFinalPayment }],
  ])('is not due when the order is %s', async (_how, order) => {
    expect(await show(order)).toMatchObject({ kind: 'otherStep' })
  })

  it('shows the model’s own picture when that is no longer offered', async () => {
    jest.mocked(vehicles.fetchModel).mockRejectedValue(refuse(ErrorCode.noLongerOffered))
    expect(await show(unpaid)).toMatchObject({ kind: 'ready', car: { picture: '/poster.webp' } })
  })

  it('is not found for an unknown order, and a lost call stays a failure', async () => {
    jest.mocked(orders.fetchOrder).mockRejectedValue(refuse(ErrorCode.orderNotFound))
    expect(await fetchDue('o1')).toEqual({ kind: 'notFound' })
    jest.mocked(orders.fetchOrder).mockRejectedValue(new ApiError('network', 0, ''))
    await expect(fetchDue('o1')).rejects.toThrow()
  })
})
