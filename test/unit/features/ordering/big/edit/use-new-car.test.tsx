import { act, renderHook } from '@testing-library/react'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { OrderDetail } from '@/wire/schemas/order'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { orderedChoice } from '@/domain/order/ordered-car'
import { offeredCar, type OfferedCar } from '@/features/ordering/big/car/offered-car'
import { keepCars, keptCar } from '@/features/ordering/big/edit/kept-cars'
import { useNewCar } from '@/features/ordering/big/edit/use-new-car'
import { draftOfOrder, keepOrderDraft } from '@/services/configuration/draft'
import { tellSession } from '@/services/session/session'
import { makeModelDetail, makeVersion } from '../../../../../support/samples/model-detail'
import { showPages } from '../../../../../support/jest/taro/taro'
import { makeUser } from '../../../../../support/samples/user'

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const carIn = (paint: string) => {
  const options = [paint, ...standard.filter((option) => option !== 'white')]
  return offeredCar(model, snapshotOf(model, version, options)) as OfferedCar // its version is offered
}
const onTurbine = snapshotOf(
  model,
  version,
  standard.map((option) => (option === 'arc' ? 'turbine' : option)),
)
const order = {
  id: 'o1',
  versionInfo: { pnoTwelve: version.pnoTwelve },
  attributeInfoList: standard.map((attributeNo) => ({ attributeNo })),
} as OrderDetail // as much as is read

const ordered = orderedChoice(order)

const comeBack = () => act(() => showPages())

/** The page of an order as it is opened now, after a reload, too: with the green car that is kept for it. */
const openPage = () => {
  const { car: kept, isTaken } = keptCar('o1', ordered)
  return renderHook(() => useNewCar({ order, newCar: carIn('green'), kept, isTaken })).result
}

/** A page on which the new car is switched off while the ordered one is looked at. */
const openLook = () => {
  const page = openPage()
  act(() => page.current.switchCar(false))
  act(() => page.current.configure())
  return page
}

beforeEach(() => {
  localStorage.clear()
  tellSession({
    type: 'login-succeeded',
    reply: { token: 't1', userInfo: makeUser(), agreementsUpdated: false },
  })
  keepOrderDraft('o1', carIn('green').snapshot)
})

test('the car that the page shows is the one that is opened', () => {
  const page = openPage()
  act(() => page.current.configure())
  expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
  comeBack()
  act(() => page.current.switchCar(false))
  act(() => page.current.configure())
  // Without a draft it is the ordered one.
  expect(draftOfOrder('o1')).toBeUndefined()
  comeBack()
  act(() => page.current.switchCar(true))
  act(() => page.current.configure())
  expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
})

test('a new car that the link names is the one that is opened', () => {
  keepCars('o1')
  const page = openPage()
  act(() => page.current.configure())
  expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
})

describe('a car that was configured after the page was read', () => {
  const openRead = (offer: { newCar: OfferedCar | null; kept: ConfigurationSnapshot | undefined }) =>
    renderHook((read: typeof offer) => useNewCar({ order, isTaken: true, ...read }), { initialProps: offer })

  it.each([
    ['none', { newCar: null, kept: undefined }],
    ['another', { newCar: carIn('green'), kept: carIn('green').snapshot }],
  ])('is opened, where the page still shows %s, and not overtaken by what it shows', (_which, read) => {
    keepOrderDraft('o1', read.kept)
    const { result, rerender } = openRead(read)
    expect(result.current.isBehind).toBe(false)
    keepOrderDraft('o1', onTurbine)
    comeBack()
    expect(result.current.isBehind).toBe(true)
    act(() => result.current.configure())
    expect(draftOfOrder('o1')).toEqual(onTurbine)
    rerender({ newCar: offeredCar(model, onTurbine) ?? null, kept: onTurbine })
    expect(result.current.isBehind).toBe(false)
  })

  it('is forgotten where it is not offered any more, and the page shows the ordered one', () => {
    keepOrderDraft('o1', onTurbine)
    const { result } = openRead({ newCar: null, kept: onTurbine })
    act(() => result.current.configure())
    expect(draftOfOrder('o1')).toBeUndefined()
  })
})

describe('a new car that was switched off', () => {
  const keptGreen = { car: carIn('green').snapshot, isTaken: false }

  it.each([
    ['was only looked at', undefined],
    ['was taken as it is', carIn('white').snapshot],
  ])('stays off, to be had back by the switch, where the ordered car %s', (_how, left) => {
    const page = openLook()
    keepOrderDraft('o1', left)
    comeBack()
    expect(page.current.takesCar).toBe(false)
    expect(keptCar('o1', ordered)).toEqual(keptGreen)
  })

  it('is still there, and off, where the app ends during the look', () => {
    openLook()
    expect(keptCar('o1', ordered)).toEqual(keptGreen)
    expect(openPage().current.takesCar).toBe(false)
  })

  it('stays off when the app comes back from behind another', () => {
    const page = openPage()
    act(() => page.current.switchCar(false))
    comeBack()
    expect(page.current.takesCar).toBe(false)
  })

  it('gives way to a car that is configured of the ordered one, even the same again', () => {
    const page = openLook()
    keepOrderDraft('o1', carIn('green').snapshot)
    comeBack()
    expect(page.current.takesCar).toBe(true)
    expect(keptCar('o1', ordered)).toEqual({ ...keptGreen, isTaken: true })
  })

  it('comes back no more once another was configured, and that made the ordered one again', () => {
    const page = openLook()
    keepOrderDraft('o1', onTurbine)
    comeBack()
    act(() => page.current.configure())
    keepOrderDraft('o1', carIn('white').snapshot)
    expect(keptCar('o1', ordered).car).toEqual(carIn('white').snapshot)
  })
})
