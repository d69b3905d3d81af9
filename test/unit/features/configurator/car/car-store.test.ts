import { standardChoice } from '@/domain/configuration/catalogue'
import { carStore, changeCar, openCar, startOver, undo } from '@/features/configurator/car/car-store'
import { storage } from '@/platform/storage'
import { configurationDraft, draftOf } from '@/services/configuration/draft'
import { makeModelDetail, makeVersion } from '../../../../support/model-detail'

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const green = ['green', ...standard.filter((option) => option !== 'white')]
const chosen = () => carStore.getState()?.car.chosen

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  carStore.setState(null, true)
  openCar({ model, car: { version, chosen: standard } })
})

describe('the car at work', () => {
  it('is the draft after every change', () => {
    changeCar({ version, chosen: green })
    expect(configurationDraft.read()?.options).toEqual(green)
    expect(draftOf('vela-7')?.totalFen).toBe(version.priceFen + 600_000)
  })

  it('goes back step by step, and no further than it was opened', () => {
    changeCar({ version, chosen: green })
    startOver()
    undo()
    expect(chosen()).toEqual(green)
    undo()
    undo()
    expect(chosen()).toEqual(standard)
  })

  it('keeps the steps back at today’s prices when the catalogue is read again', () => {
    changeCar({ version, chosen: green })
    const dearer = makeVersion(version.pnoTwelve, { priceFen: version.priceFen + 100 })
    openCar({ model: makeModelDetail(dearer), car: { version: dearer, chosen: green } })
    undo()
    expect(carStore.getState()?.car).toEqual({ version: dearer, chosen: standard })
  })

  it('leaves the draft of another model alone', () => {
    changeCar({ version, chosen: green })
    openCar({ model: { ...model, id: 'vela-9' }, car: { version, chosen: standard } })
    expect(configurationDraft.read()?.modelId).toBe('vela-9')
    expect(draftOf('vela-7')?.options).toEqual(green)
    expect(carStore.getState()?.past).toEqual([])
  })
})
