import type { Agreement } from '@/wire/schemas/agreement'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { fetchOffer } from '@/features/ordering/big/new/offer'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchModelHome } from '@/services/api/home'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { ApiError } from '@/services/request/errors'
import { makeModelDetail, makeVersion } from '../../../../../support/samples/model-detail'
import { makeAllocation, makeHome } from '../../../../../support/samples/model-home'

jest.mock('@/services/api/agreement')
jest.mock('@/services/api/home')
jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const big = makeAllocation({
  marketAllocationType: MarketAllocationType.big,
  marketStartTime: '2020-01-01 00:00:00',
  marketEndTime: '2099-01-01 00:00:00',
})

it('a car is offered without what a month costs where that cannot be read', async () => {
  jest.mocked(fetchAgreement).mockImplementation(async (id) => ({ id, version: 3 }) as Agreement) // as much as is read
  jest.mocked(fetchModelHome).mockResolvedValue(makeHome(big))
  jest.mocked(vehicles.fetchModel).mockResolvedValue(makeModelDetail(makeVersion()))
  jest.mocked(vehicles.fetchLoanSchemes).mockRejectedValue(new ApiError('network', 0, 'timeout'))
  jest.mocked(orders.fetchOrderPage).mockResolvedValue({ records: [], total: 0, current: 1, size: 50 })
  jest
    .mocked(orders.verifyInterest)
    .mockResolvedValue({ valid: false, interestCode: null, interestDiscountInfo: null } as never) // as much as is read
  expect(await fetchOffer({ modelId: 'vela-7' })).toMatchObject({ kind: 'offer', monthlyFen: undefined })
})
