import { CouponKind, CouponStatus } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import type { Coupon } from '@/wire/schemas/coupon'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { byYear, inStatus } from '@/features/coupons/coupon-groups'
import { couponFacts } from '@/features/coupons/coupon-facts'
import { endText, stubTexts } from '@/widgets/coupon/coupon-texts'
import { coupon } from '../../../support/samples/coupon'

const friend: Coupon = { ...coupon, kind: CouponKind.share, amountFen: null, share: 0.01, ceilingFen: 250_000 }
const kwh: Coupon = {
  ...coupon,
  kind: CouponKind.service,
  amountFen: null,
  quantity: 200,
  unit: 'kWh',
  orderType: null,
}

it('says what it is worth: an amount, a share with its ceiling, or a service', () => {
  expect([coupon, friend, kwh].map(stubTexts)).toEqual([
    { figure: '¥3,000', decimals: '00', meaning: 'off a balance' },
    { figure: '1 %', meaning: 'up to ¥2,500.00' },
    { figure: '200', meaning: 'kWh' },
  ])
})

it.each([
  ['2026-11-20 10:00:00', 'Until 31\u00a0Dec\u00a02026', false],
  ['2026-12-28 10:00:00', 'Ends in 3 days', true],
  ['2026-12-30 10:00:00', 'Ends tomorrow', true],
  ['2026-12-31 10:00:00', 'Ends today', true],
])('at %s says "%s"', (now, text, isSoon) => {
  expect(endText(coupon, parseShanghai(now))).toEqual({ text, isSoon })
})

it.each([
  ['2026-12-20 23:59:59', 'Until 28\u00a0Dec\u00a02026', false],
  ['2026-12-21 00:00:00', 'Until 28\u00a0Dec\u00a02026', false],
  ['2026-12-22 00:00:00', 'Ends in 6 days', true],
  ['2026-12-26 11:00:00', 'Ends in 2 days', true],
  ['2026-12-27 11:00:00', 'Ends tomorrow', true],
  ['2026-12-28 00:00:00', 'Ends today', true],
  ['2026-12-28 10:00:00', 'Until 28\u00a0Dec\u00a02026', false],
])('at %s one that ends in the morning of 28\u00a0December says "%s"', (now, text, isSoon) => {
  const early = { ...coupon, endTime: '2026-12-28 09:59:59' }
  expect(endText(early, parseShanghai(now))).toEqual({ text, isSoon })
})

it('says from when on it counts, before it does', () => {
  const later = { ...coupon, startTime: '2026-12-01 00:00:00' }
  expect(endText(later, parseShanghai('2026-11-20 10:00:00')).text).toBe('From 1\u00a0Dec\u00a02026')
})

it('tells by the kind of order which sum its least price is of', () => {
  const fromOf = (orderType: Coupon['orderType']) =>
    couponFacts({ ...coupon, orderType, minTotalFen: 300_000 }).find(({ label }) => label === 'From')?.value
  expect([fromOf(OrderType.small), fromOf(OrderType.big)]).toEqual([
    'Deposit from ¥3,000.00',
    'Vehicle total from ¥3,000.00',
  ])
})

it('tells what it is for and with what it goes, and for a shop only what holds there', () => {
  expect(couponFacts(coupon).map(({ label, value }) => `${label}: ${String(value)}`)).toEqual([
    'For: Vela 7, all versions',
    'From: Vehicle total from ¥200,000.00',
    'With others: Adds to others that add',
    'If refunded: Comes back until its end',
    'Given: 20\u00a0Nov\u00a02026, registration',
  ])
  expect(couponFacts({ ...kwh, place: 'Any Vela charger' }).map(({ label }) => label)).toEqual(['For', 'Given'])
})

it('lists past coupons by the year in which they were used or ended, the newest first', () => {
  const used = { ...kwh, id: '2', status: CouponStatus.used, usedTime: '2026-10-12 10:00:00' }
  const older = { ...coupon, id: '3', status: CouponStatus.ended, endTime: '2025-12-31 23:59:59' }
  const newest = { ...coupon, id: '4', status: CouponStatus.used, usedTime: '2026-11-12 10:00:00' }
  expect(byYear([older, used, newest]).map(({ year, coupons }) => [year, coupons.map(({ id }) => id)])).toEqual([
    ['2026', ['4', '2']],
    ['2025', ['3']],
  ])
  expect(inStatus([coupon, used, older], CouponStatus.used)).toEqual([used])
})
