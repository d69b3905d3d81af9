import { MarketAllocationType } from '@/wire/enums/vehicle'
import { carFor } from '@/features/sale-line/opening'
import { storage } from '@/platform/storage'
import { keepDraft } from '@/services/configuration/draft'
import { makeAllocation, makeModel } from '../../../support/samples/model-home'
import { makeSnapshot } from '../../../support/samples/snapshot'

const { small, big } = MarketAllocationType
const car = makeSnapshot('green')
const carOf = (marketAllocationType: MarketAllocationType) =>
  carFor({ model: makeModel('vela-7', []), allocation: makeAllocation({ marketAllocationType }) })

beforeEach(() => storage.keys().forEach(storage.remove))

it.each([
  ['a configured car, and so does a big order', true, [car, car]],
  ['no car as its version comes, which a big order takes', false, [undefined, car]],
])('a reservation takes %s', (_what, isConfigured, taken) => {
  keepDraft(car, isConfigured)
  expect([carOf(small), carOf(big)]).toEqual(taken)
})
