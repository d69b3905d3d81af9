/** @jest-environment jsdom */
import { DeliveryAction, OrderType } from '@/wire/enums/order'
import { BRAND } from '@/domain/brand'
import { askPickUp } from '@/features/orders/actions/pick-up'
import { callPhone } from '@/platform/opener'
import { readPopups } from '@/ui/popup/store'
import { installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

jest.mock('@/platform/opener', () => ({ callPhone: jest.fn(async () => undefined) }))

const order = { id: 'order-1', orderType: OrderType.big }
const PLANNED = '2026-12-06 14:00:00'
const EXPERT = { deliveryerName: 'Xu Ran', deliveryerMobile: '13800003013' }

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Asks about an order of this hour and these people. */
const asked = async (storeInfo: object) => {
  const wish = askPickUp(order)
  lastSent().succeed({ id: 'order-1', carPoster: '', sidePicture: '', orderFileVOList: [], papers: [], storeInfo })
  await settle()
  return wish
}

const dialog = () => readPopups().dialogs[0]

const answer = async (isOk: boolean): Promise<void> => {
  const shown = dialog()
  if (shown?.kind === 'confirm') shown.answer(isOk)
  if (shown?.kind === 'alert') shown.answer()
  await settle()
}

beforeEach(() => {
  installFakeXhr()
  jest.mocked(callPhone).mockClear()
})

it('confirms the hour that is planned', async () => {
  const wish = asked({ expectedDeliveryerTime: PLANNED, ...EXPERT })
  await settle()
  await answer(true)
  expect(await wish).toEqual({ action: DeliveryAction.confirmPickUp, order, deliveryTime: PLANNED })
  expect(dialog()).toBeUndefined()
})

it.each([
  ['the delivery expert', EXPERT, '13800003013'],
  ['customer service while nobody is named', { deliveryerName: null, deliveryerMobile: null }, BRAND.serviceNumber],
])('another time is found with %s, and nothing is confirmed', async (_, people, number) => {
  const wish = asked({ expectedDeliveryerTime: PLANNED, ...people })
  await settle()
  expect(dialog()).toMatchObject({ cancelLabel: 'Another time' })
  await answer(false)
  expect(dialog()).toMatchObject({ title: 'Another time?', okLabel: 'Call' })
  await answer(true)
  expect(callPhone).toHaveBeenCalledWith(number)
  expect(await wish).toBeNull()
})

it('calls nobody who only goes back', async () => {
  const wish = asked({ expectedDeliveryerTime: PLANNED, ...EXPERT })
  await settle()
  await answer(false)
  await answer(false)
  expect(await wish).toBeNull()
  expect(callPhone).not.toHaveBeenCalled()
})

it('says so while no hour is planned', async () => {
  const wish = asked({ expectedDeliveryerTime: null, ...EXPERT })
  await settle()
  expect(dialog()).toMatchObject({ kind: 'alert', title: 'The time is not planned yet' })
  await answer(true)
  expect(await wish).toBeNull()
})
