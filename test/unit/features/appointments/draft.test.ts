import { ConsultationType } from '@/wire/enums/vehicle'
import {
  EMPTY_DRAFT,
  startDraft,
  startOf,
  withCity,
  withHour,
  withShop,
  withWish,
  type BookingDraft,
} from '@/features/appointments/booking/draft'

const AT_TWO = '2026-11-30 14:00:00'
const noCar: BookingDraft = {
  ...EMPTY_DRAFT,
  cityCode: '310100',
  storeId: 's1',
  startTime: AT_TWO,
  isToTell: false,
  driverName: 'Lin',
}
const drive: BookingDraft = { ...noCar, modelId: 'vela-7' }

test('a link to another shop keeps the name, and takes the hour away; one to the same shop changes nothing', () => {
  expect(startDraft(drive, { shop: 's2', model: 'vela-9', type: '1' })).toEqual({
    consultationType: ConsultationType.order,
    modelId: 'vela-9',
    storeId: 's2',
    driverName: 'Lin',
  })
  expect(startDraft(drive, { shop: 's1' })).toEqual(drive)
  expect(startDraft(drive, {})).toEqual(drive)
})

test('what was chosen after a link led here is what the address says, and a reload finds', () => {
  const talk = withWish(startDraft(drive, { shop: 's2', type: '2' }), { consultationType: ConsultationType.order })
  expect(startOf(talk)).toEqual({ shop: 's2', model: 'vela-7', type: '1' })
  expect(startDraft(talk, startOf(talk))).toEqual(talk)
})

describe('another city', () => {
  test('takes the shop and its hour away, also where it is the one that was chosen before a link led elsewhere', () => {
    const elsewhere = startDraft(drive, { shop: 's2' })
    expect(withCity(elsewhere, '310100', '330100')).toEqual({
      consultationType: ConsultationType.testDrive,
      modelId: 'vela-7',
      cityCode: '310100',
      driverName: 'Lin',
    })
  })

  test('is none where the page shows it already, whatever was chosen before', () => {
    const { cityCode: _, ...linked } = drive
    expect(withCity(linked, '310100', '310100')).toBe(linked)
  })
})

test.each<[string, boolean, BookingDraft]>([
  ['another car', true, withWish(drive, { modelId: 'vela-9' })],
  ['another purpose', true, withWish(drive, { consultationType: ConsultationType.order })],
  ['a link to another car', true, startDraft(drive, { model: 'vela-9' })],
  ['the same car', false, withWish(drive, { modelId: 'vela-7' })],
  ['the car that was shown before one was chosen', false, withWish(noCar, { modelId: 'vela-7' }, 'vela-7')],
  ['another car than was shown', true, withWish(noCar, { modelId: 'vela-9' }, 'vela-7')],
  ['the shown car and another purpose', true, withWish(noCar, { consultationType: ConsultationType.order }, 'vela-7')],
  ['a link to the same car', false, startDraft(drive, { model: 'vela-7', type: '2' })],
])('an hour that is full for %s may be waited for: %p', (_, isToTell, draft) => {
  expect(draft).toMatchObject({ startTime: AT_TWO, isToTell })
})

test.each<[string, BookingDraft]>([
  ['a link', startDraft(drive, { shop: 's2' })],
  ['an hour that came free', withHour(drive, { ...EMPTY_DRAFT, storeId: 's2', modelId: 'vela-9', startTime: AT_TWO })],
])('a shop of %s takes the city of another shop away', (_, draft) => {
  expect(draft).toMatchObject({ storeId: 's2' })
  expect(draft).not.toHaveProperty('cityCode')
})

test('another shop brings its city and takes the hour away; the same one changes nothing', () => {
  const moved = withShop(drive, 's3', '330100')
  expect(moved).toMatchObject({ storeId: 's3', cityCode: '330100' })
  expect(moved).not.toHaveProperty('startTime')
  expect(withShop(drive, 's1', '310100')).toBe(drive)
})
