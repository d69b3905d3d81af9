import { wantedCar } from '@/features/ordering/big/car/wanted-car'
import { storage } from '@/platform/storage'
import { keepDraft } from '@/services/configuration/draft'
import { keepConfiguration } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { makeSnapshot } from '../../../../../support/samples/snapshot'

const mine = makeSnapshot('green')
const larger = makeSnapshot('white', { modelId: 'vela-9' })

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
})

describe('the car that is ordered', () => {
  it('is the shopper’s own of the model, also when another model was configured since', async () => {
    keepDraft(mine, true)
    keepDraft(larger, true)
    expect(await wantedCar({ modelId: 'vela-7' })).toEqual(mine)
  })

  it('is the one at work when no model is named, and none before anything was configured', async () => {
    expect(await wantedCar({})).toBeNull()
    keepDraft(mine, true)
    keepDraft(larger, true)
    expect(await wantedCar({})).toEqual(larger)
  })

  it('is the model’s usual one while only others were configured', async () => {
    keepDraft(larger, true)
    expect(await wantedCar({ modelId: 'vela-7' })).toBeNull()
  })

  it('is the saved one that is named, whatever is being configured', async () => {
    const { id } = keepConfiguration(mine)
    keepDraft(larger, true)
    expect(await wantedCar({ saved: id })).toMatchObject({ modelId: 'vela-7', options: ['green'] })
  })
})
