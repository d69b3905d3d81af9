import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { factRows } from '@/features/deposit-summary/fact-rows'

const storeInfo = { putCardCityName: 'Shanghai' } as OrderDetail['storeInfo'] // its city alone

it.each([
  ['small', 'City'],
  ['big', 'Licensing city'],
] as const)('the city of a %s deposit is called as the form asked for it: %s', (type, label) => {
  const rows = factRows({ orderNo: '1', orderType: OrderType[type], subjectName: null, userMobile: '', storeInfo })
  expect(rows).toContainEqual({ label, value: 'Shanghai' })
})
