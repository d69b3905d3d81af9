import { act, renderHook } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { carStore, changeCar } from '@/features/configurator/car/car-store'
import { useCar } from '@/features/configurator/car/use-car'
import * as configurations from '@/services/api/configuration'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { keepOrderDraft } from '@/services/configuration/draft'
import { leaveStageLook, takeStageLook } from '@/services/configuration/stage-look'
import { ApiError } from '@/services/request/errors'
import { session, tellSession } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'
import { enter } from '../../../../support/jest/enter'

jest.mock('@/services/api/configuration')
jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const green = ['green', ...standard.filter((option) => option !== 'white')]
const ordered = {
  modelId: 'vela-7',
  versionInfo: { pnoTwelve: version.pnoTwelve },
  attributeInfoList: standard.map((attributeNo) => ({ attributeNo })),
  modelTotalPrice: version.priceFen,
} as OrderDetail // as much as is read

const leave = () => act(async () => tellSession({ type: 'ended' }))

const open = async (...[link, options]: Parameters<typeof useCar>) => {
  const { result } = renderHook(() => useCar(link, options))
  await act(async () => undefined)
  return {
    chosen: () => result.current.state?.car.chosen,
    code: () => {
      const { page } = result.current
      return page.status === 'failed' && page.error instanceof ApiError ? page.error.code : page.status
    },
  }
}

beforeEach(async () => {
  localStorage.clear()
  carStore.setState(null, true)
  await leave()
  jest.mocked(vehicles.fetchModel).mockResolvedValue(model)
  // As the server does: the order is that of u1.
  jest.mocked(orders.fetchOrder).mockImplementation(async () => {
    const userId = loggedInOf(session.getState())?.user.id
    if (userId === 'u1') return ordered
    throw userId === undefined
      ? new ApiError('auth', ErrorCode.notLoggedIn, '')
      : new ApiError('business', ErrorCode.orderNotFound, '')
  })
})

test('what was configured for an order is opened by the link for its shopper, and for nobody else on the phone', async () => {
  await enter('u1')
  keepOrderDraft('o1', snapshotOf(model, version, green))
  await leave()
  expect((await open({ orderId: 'o1' })).code()).toBe(ErrorCode.notLoggedIn)
  await enter('u2')
  expect((await open({ orderId: 'o1' })).code()).toBe(ErrorCode.orderNotFound)
  await enter('u1')
  expect((await open({ orderId: 'o1' })).chosen()).toEqual(green)
})

describe.each([
  ['the configurator', { isFollowing: false }],
  ['a page in front of it', { isFollowing: true }],
])('on %s', (_page, options) => {
  it('the car of an order is taken from sight with its reader, and found again as it was left', async () => {
    await enter('u1')
    const behind = await open({ orderId: 'o1' })
    const { chosen, code } = options.isFollowing ? await open({ modelId: 'vela-7' }, options) : behind
    await act(async () => changeCar({ version, chosen: green }))
    expect(chosen()).toEqual(green)
    await leave()
    expect(chosen()).toBeUndefined()
    expect(code()).toBe(ErrorCode.notLoggedIn)
    await enter('u2')
    expect(chosen()).toBeUndefined()
    expect(code()).toBe(ErrorCode.orderNotFound)
    await enter('u1')
    expect(chosen()).toEqual(green)
  })
})

test('a page of options that names no order opens the reader’s own car, and not that of another reader’s order', async () => {
  await enter('u1')
  await open({ orderId: 'o1' })
  await enter('u2')
  const { chosen } = await open({ modelId: 'vela-7' }, { isFollowing: true })
  expect(chosen()).toEqual(standard)
  expect(carStore.getState()).toMatchObject({ orderId: undefined })
})

test('a car of the shopper’s own stays open, whoever logs in', async () => {
  const { chosen } = await open({ modelId: 'vela-7' })
  await act(async () => changeCar({ version, chosen: green }))
  await enter('u1')
  expect(chosen()).toEqual(green)
})

test.each([
  ['a shared car', { share: 'ABCD2345' }],
  ['a paint', { modelId: 'vela-7', paint: 'white' }],
])('a look that was left in 3D is not that of %s of a link', async (_what, link) => {
  jest.mocked(configurations.fetchSharedConfiguration).mockResolvedValue({
    ...snapshotOf(model, version, standard),
    shareCode: 'ABCD2345',
  })
  leaveStageLook({ modelId: 'vela-7', exterior: 'green', wheels: 'arc', interior: 'dune' })
  await open(link)
  expect(takeStageLook({ modelId: 'vela-7' })).toBeUndefined()
})
