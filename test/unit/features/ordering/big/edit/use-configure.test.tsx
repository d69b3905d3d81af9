import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import type { OrderDetail } from '@/wire/schemas/order'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { offeredCar, type OfferedCar } from '@/features/ordering/big/car/offered-car'
import { useConfigure } from '@/features/ordering/big/edit/use-configure'
import { draftOfOrder, keepOrderDraft } from '@/services/configuration/draft'
import { tellSession } from '@/services/session/session'
import { makeModelDetail, makeVersion } from '../../../../../support/model-detail'
import { showPages } from '../../../../../support/taro/taro'
import { makeUser } from '../../../../../support/user'

const version = makeVersion()
const model = makeModelDetail(version)
const standard = standardChoice(version)
const carIn = (paint: string) => {
  const options = [paint, ...standard.filter((option) => option !== 'white')]
  return offeredCar(model, snapshotOf(model, version, options)) as OfferedCar // its version is offered
}
const order = {
  id: 'o1',
  versionInfo: { pnoTwelve: version.pnoTwelve },
  attributeInfoList: standard.map((attributeNo) => ({ attributeNo })),
} as OrderDetail // as much as is read

const comeBack = () => act(() => showPages())

/** The page of an order that is to get a green car. */
const openPage = () => {
  keepOrderDraft('o1', carIn('green').snapshot)
  return renderHook(() => {
    const [takesCar, setTakesCar] = useState(true)
    return { takesCar, setTakesCar, configure: useConfigure({ order, newCar: carIn('green') }, takesCar, setTakesCar) }
  }).result
}

beforeEach(() => {
  localStorage.clear()
  tellSession({
    type: 'login-succeeded',
    reply: { token: 't1', userInfo: makeUser(), agreementsUpdated: false },
  })
})

test('the car that the page shows is the one that is opened', () => {
  const page = openPage()
  act(() => page.current.configure())
  expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
  comeBack()
  act(() => page.current.setTakesCar(false))
  act(() => page.current.configure())
  // Without a draft it is the ordered one.
  expect(draftOfOrder('o1')).toBeUndefined()
})

describe('a new car that was switched off', () => {
  it.each([
    ['was only looked at', undefined],
    ['was taken as it is', carIn('white').snapshot],
  ])('stays off, to be had back by the switch, where the ordered car %s', (_how, left) => {
    const page = openPage()
    act(() => page.current.setTakesCar(false))
    act(() => page.current.configure())
    keepOrderDraft('o1', left)
    comeBack()
    expect(page.current.takesCar).toBe(false)
    expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
  })

  it('stays off when the app comes back from behind another', () => {
    const page = openPage()
    act(() => page.current.setTakesCar(false))
    comeBack()
    expect(page.current.takesCar).toBe(false)
  })

  it('gives way to a car that is configured of the ordered one, even the same again', () => {
    const page = openPage()
    act(() => page.current.setTakesCar(false))
    act(() => page.current.configure())
    keepOrderDraft('o1', carIn('green').snapshot)
    comeBack()
    expect(page.current.takesCar).toBe(true)
    expect(draftOfOrder('o1')).toEqual(carIn('green').snapshot)
  })
})
