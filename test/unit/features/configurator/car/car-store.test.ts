import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { SelectionMode } from '@/wire/enums/vehicle'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { carStore, changeCar, openCar, resumeCar, startOver, undo } from '@/features/configurator/car/car-store'
import { storage } from '@/platform/storage'
import { configurationDraft, configuredDraft, draftOf, draftOfOrder, keepDraft } from '@/services/configuration/draft'
import { isSnapshot } from '@/services/configuration/snapshot-shape'
import { storedSlot } from '@/services/storage/stored-slot'
import { tellSession } from '@/services/session/session'
import { makeGroup, makeOption } from '../../../../support/samples/catalogue'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'
import { makeUser } from '../../../../support/samples/user'

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const green = ['green', ...standard.filter((option) => option !== 'white')]
const chosen = () => carStore.getState()?.car.chosen

beforeEach(() => {
  storage.keys().forEach(storage.remove)
  tellSession({
    type: 'login-succeeded',
    reply: { token: 't1', userInfo: makeUser(), agreementsUpdated: false },
  })
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

describe('the draft that the shopper goes on with', () => {
  const free = makeOption('aero')
  const wheels = makeVersion(version.pnoTwelve, {
    optionGroups: [...version.optionGroups, makeGroup('extra', SelectionMode.multiple, [free])],
  })

  it('is one in which anything was chosen, also what costs nothing', () => {
    expect(configuredDraft('vela-7')).toBeUndefined()
    openCar({ model: makeModelDetail(wheels), car: { version: wheels, chosen: standard } })
    changeCar({ version: wheels, chosen: [...standard, 'aero'] })
    expect(configuredDraft('vela-7')).toEqual(draftOf('vela-7'))
    expect(configuredDraft('vela-7')).toMatchObject({ totalFen: version.priceFen })
    startOver()
    expect(configuredDraft('vela-7')).toBeUndefined()
  })

  it('is told by its price where an app of before kept it', () => {
    const keepAsBefore = (value: ConfigurationSnapshot) =>
      storedSlot('configuration-draft.vela-7', { isValue: isSnapshot }).write(value)
    keepAsBefore(snapshotOf(model, version, standard))
    expect(configuredDraft('vela-7')).toBeUndefined()
    keepAsBefore(snapshotOf(model, version, green))
    expect(configuredDraft('vela-7')?.totalFen).toBe(version.priceFen + 600_000)
  })
})

it('the car of an order is no draft of the shopper’s own', () => {
  openCar({ model, car: { version, chosen: standard }, orderId: 'o1' })
  changeCar({ version, chosen: green })
  expect(draftOfOrder('o1')?.options).toEqual(green)
  expect(draftOf('vela-7')?.options).toEqual(standard)
  expect(configurationDraft.read()?.options).toEqual(standard)
})

it('the car of an order is no draft of it while it is only looked at', () => {
  openCar({ model, car: { version, chosen: green }, orderId: 'o1' })
  expect(draftOfOrder('o1')).toBeUndefined()
  resumeCar({ model, car: { version, chosen: green }, orderId: 'o1' })
  expect(draftOfOrder('o1')).toBeUndefined()
})

describe('the configurator that is come back to', () => {
  const opened = { model, car: { version, chosen: standard } }

  it('goes on with its own car when another model was configured on a page in front', () => {
    changeCar({ version, chosen: green })
    openCar({ model: { ...model, id: 'vela-9' }, car: { version, chosen: standard } })
    resumeCar(opened)
    expect(carStore.getState()).toMatchObject({ model: { id: 'vela-7' }, car: { chosen: green } })
    expect(configurationDraft.read()?.modelId).toBe('vela-7')
  })

  it('goes on with the car that became the draft in front, as by ordering a shared one', () => {
    keepDraft(snapshotOf(model, version, green), true)
    resumeCar(opened)
    expect(chosen()).toEqual(green)
  })

  it('keeps the steps back where nothing has changed', () => {
    changeCar({ version, chosen: green })
    resumeCar(opened)
    undo()
    expect(chosen()).toEqual(standard)
  })

  it('goes on with the car that it was opened with where no draft is left of it', () => {
    openCar({ model: { ...model, id: 'vela-9' }, car: { version, chosen: standard } })
    storage.keys().forEach(storage.remove)
    resumeCar(opened)
    expect(carStore.getState()).toMatchObject({ model: { id: 'vela-7' }, car: { chosen: standard } })
  })
})
