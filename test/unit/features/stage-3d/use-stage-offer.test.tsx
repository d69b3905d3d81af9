import { act, renderHook } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { readSelection } from '@/features/stage-3d/read-selection'
import type { StageSelection } from '@/features/stage-3d/renderer/selection'
import { useStageOffer } from '@/features/stage-3d/use-stage-offer'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { ApiError } from '@/services/request/errors'
import { tellSession } from '@/services/session/session'
import { makeModelDetail, makeVersion } from '../../../support/samples/model-detail'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const version = makeVersion()
const dearer = makeVersion('VL7A73526A03', { priceFen: version.priceFen + 3_000_000 })
const selection = readSelection({ model: 'vela-7' }) as StageSelection // a car that is known

const open = async () => {
  const { result } = renderHook(() => useStageOffer(selection, 'o1'))
  await act(async () => undefined)
  return result.current
}

beforeEach(() => {
  jest.mocked(vehicles.fetchModel).mockResolvedValue(makeModelDetail(version, dearer))
})

const ordered = {
  modelId: 'vela-7',
  versionInfo: { pnoTwelve: dearer.pnoTwelve },
  attributeInfoList: standardChoice(dearer).map((attributeNo) => ({ attributeNo })),
  modelTotalPrice: dearer.priceFen,
} as OrderDetail // as much as is read

const logIn = (customer = makeUser()) =>
  tellSession({ type: 'login-succeeded', reply: { token: 't1', userInfo: customer, agreementsUpdated: false } })

test('the stage of an order shows what its car costs, and leads back to the order’s car', async () => {
  jest.mocked(orders.fetchOrder).mockResolvedValue(ordered)
  expect(await open()).toMatchObject({ offer: { priceFen: dearer.priceFen }, orderId: 'o1' })
})

test.each([
  ['a friend with an account', new ApiError('business', ErrorCode.orderNotFound, '')],
  ['a visitor', new ApiError('auth', ErrorCode.notLoggedIn, '')],
  ['whoever’s login has ended', new ApiError('auth', ErrorCode.sessionExpired, '')],
])('its address shows %s the car of the model, and leads on to that', async (_who, refusal) => {
  jest.mocked(orders.fetchOrder).mockRejectedValue(refusal)
  expect(await open()).toMatchObject({ offer: { priceFen: version.priceFen }, orderId: undefined })
})

test('an order that cannot be read just now stays the one that is led back to', async () => {
  jest.mocked(orders.fetchOrder).mockRejectedValue(new ApiError('network', 0, ''))
  expect(await open()).toEqual({ offer: undefined, orderId: 'o1' })
})

test('a login that ends leaves the order that is led back to, until another customer comes', async () => {
  logIn()
  jest.mocked(orders.fetchOrder).mockResolvedValue(ordered)
  const { result } = renderHook(() => useStageOffer(selection, 'o1'))
  await act(async () => undefined)
  expect(result.current.orderId).toBe('o1')

  jest.mocked(orders.fetchOrder).mockRejectedValue(new ApiError('auth', ErrorCode.notLoggedIn, ''))
  await act(async () => tellSession({ type: 'ended' }))
  expect(result.current).toMatchObject({ offer: { priceFen: version.priceFen }, orderId: 'o1' })

  jest.mocked(orders.fetchOrder).mockRejectedValue(new ApiError('business', ErrorCode.orderNotFound, ''))
  await act(async () => logIn(makeUser({ id: 'another' })))
  expect(result.current.orderId).toBeUndefined()
})
