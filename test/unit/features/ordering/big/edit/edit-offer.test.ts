import type { Agreement } from '@/wire/schemas/agreement'
import type { OrderDetail } from '@/wire/schemas/order'
import { BigOrderAction } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { fetchEdit, type EditLink } from '@/features/ordering/big/edit/edit-offer'
import { keepCars } from '@/features/ordering/big/edit/kept-cars'
import { storage } from '@/platform/storage'
import { fetchAgreement } from '@/services/api/agreement'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { keepDraft, keepOrderDraft } from '@/services/configuration/draft'
import { ApiError } from '@/services/request/errors'
import { tellSession } from '@/services/session/session'
import { makeModelDetail, makeVersion } from '../../../../../support/samples/model-detail'
import { makeUser } from '../../../../../support/samples/user'

jest.mock('@/services/api/agreement')
jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const carIn = (paint: string) => snapshotOf(model, version, [paint, ...standard.filter((option) => option !== 'white')])
const order = {
  id: 'o1',
  modelId: 'vela-7',
  modelName: 'Vela 7',
  nextActions: [BigOrderAction.edit],
  versionInfo: { pnoTwelve: version.pnoTwelve, displayName: 'Long Range', price: version.priceFen },
  attributeInfoList: standard.map((attributeNo) => ({ attributeNo, displayName: attributeNo })),
  sidePicture: '/poster.webp',
  modelTotalPrice: version.priceFen,
} as OrderDetail // as much as is read

const newCarOf = async (link: Partial<EditLink> = {}) => {
  const found = await fetchEdit({ orderId: 'o1', isNewCar: false, ...link })
  return found.kind === 'ready' ? found.newCar : found
}

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  tellSession({
    type: 'login-succeeded',
    reply: { token: 't1', userInfo: makeUser(), agreementsUpdated: false },
  })
  jest.mocked(fetchAgreement).mockImplementation(async (id) => ({ id, version: 3 }) as Agreement) // as much as is read
  jest.mocked(orders.fetchOrder).mockResolvedValue(order)
  jest.mocked(vehicles.fetchModel).mockResolvedValue(model)
  jest.mocked(vehicles.fetchLoanSchemes).mockResolvedValue([])
})

it('an order is changed without what a month costs where that cannot be read', async () => {
  jest.mocked(vehicles.fetchLoanSchemes).mockRejectedValue(new ApiError('http', 500, ''))
  expect(await fetchEdit({ orderId: 'o1', isNewCar: false })).toMatchObject({ kind: 'ready', monthlyFen: undefined })
})

describe('the new car of an order', () => {
  it('is none until one was configured for it, whatever the shopper configures beside it', async () => {
    keepDraft(carIn('green'), true)
    expect(await newCarOf()).toBeNull()
  })

  it('is the one that was configured for it, before the one that the link means', async () => {
    keepDraft(carIn('white'), true)
    keepOrderDraft('o1', carIn('green'))
    expect(await newCarOf({ isNewCar: true })).toMatchObject({ snapshot: { options: carIn('green').options } })
  })

  it('is the shopper’s own where the link says so', async () => {
    keepDraft(carIn('green'), true)
    expect(await newCarOf({ isNewCar: true })).toMatchObject({ totalFen: carIn('green').totalFen })
  })

  it('is the one that was switched off, and stays off, before the one that the link means', async () => {
    keepDraft(carIn('white'), true)
    keepCars('o1', { aside: carIn('green') })
    expect(await fetchEdit({ orderId: 'o1', isNewCar: true })).toMatchObject({
      newCar: { snapshot: { options: carIn('green').options } },
      isTaken: false,
    })
  })

  it('is none when it is the ordered car again, or one of another model', async () => {
    keepOrderDraft('o1', carIn('white'))
    expect(await newCarOf()).toBeNull()
    keepOrderDraft('o1', { ...carIn('green'), modelId: 'vela-9' })
    expect(await newCarOf()).toBeNull()
  })

  it('is none once its model is withdrawn: the ordered car stays, with the model’s own picture', async () => {
    keepOrderDraft('o1', carIn('green'))
    jest.mocked(vehicles.fetchModel).mockRejectedValue(new ApiError('business', ErrorCode.noLongerOffered, 'gone'))
    expect(await fetchEdit({ orderId: 'o1', isNewCar: false })).toMatchObject({
      kind: 'ready',
      isOffered: false,
      newCar: null,
      car: { name: 'Vela 7 Long Range', picture: '/poster.webp', totalFen: version.priceFen },
    })
  })
})
