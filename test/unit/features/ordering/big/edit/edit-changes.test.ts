import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { EditScope } from '@/wire/enums/order'
import {
  arePlacesChanged,
  changedParts,
  isBuyerChanged,
  scopeOf,
  valuesOf,
} from '@/features/ordering/big/edit/edit-changes'
import type { OfferedCar } from '@/features/ordering/big/car/offered-car'
import { storeInfo } from '../../../../domain/order/order-fixture'

const order = {
  purchaseType: BuyerType.personal,
  subjectName: 'Zhou Yining',
  cerType: IdDocumentType.passport,
  purchaseSchemeType: PaymentPlan.fullPayment,
  provinceCode: '310000',
  cityCode: '310100',
  storeInfo: {
    ...storeInfo,
    putCardProvinceName: 'Shanghai',
    putCardCityName: 'Shanghai',
    deliverProvinceCode: '330000',
    deliverProvinceName: 'Zhejiang',
    deliverCityCode: '330100',
    deliverCityName: 'Hangzhou',
  },
} as OrderDetail // as much as the form reads
const before = valuesOf(order)
const newCar = { snapshot: { pnoTwelve: 'P', options: ['a'] }, totalFen: 7 } as unknown as OfferedCar // what is sent of it

describe('changing an order', () => {
  it('begins with what was ordered, without the document number', () => {
    expect(before).toMatchObject({
      personName: 'Zhou Yining',
      cerType: IdDocumentType.passport,
      cerNo: '',
      licensingCity: { cityCode: '310100', cityName: 'Shanghai' },
      deliveryCity: { cityCode: '330100', cityName: 'Hangzhou' },
      shop: { id: 'shanghai-jingan' },
    })
  })

  it('sends nothing while nothing has changed', () => {
    expect(changedParts(before, { ...before }, null)).toEqual({})
  })

  it('knows a changed place also while they are not whole, and none where a city is only called otherwise', () => {
    const shanghai = { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: 'Shanghai' }
    const { shop: _shop, ...elsewhere } = { ...before, deliveryCity: shanghai }
    expect(arePlacesChanged(before, elsewhere)).toBe(true)
    expect(changedParts(before, elsewhere, null)).toEqual({})
    expect(arePlacesChanged(before, { ...before, licensingCity: { ...shanghai, cityName: '上海市' } })).toBe(false)
  })

  it.each([
    [
      'another plan',
      { plan: PaymentPlan.finance },
      null,
      EditScope.buyingPlan,
      { purchaseSchemeType: PaymentPlan.finance },
    ],
    [
      'another shop',
      { shop: { id: 's2', storeName: 'B', address: '' } },
      null,
      EditScope.shopInfo,
      { places: { storeId: 's2', cityCode: '310100', deliverCityCode: '330100' } },
    ],
    [
      'another name',
      { personName: 'Xu Ran', cerNo: 'E12345678' },
      null,
      EditScope.ownerInfo,
      { owner: { purchaseType: 1, subjectName: 'Xu Ran', cerType: IdDocumentType.passport, cerNo: 'E12345678' } },
    ],
    ['another car', {}, newCar, EditScope.all, { car: { pnoTwelve: 'P', attributeNos: ['a'], expectedTotalFen: 7 } }],
  ])('sends only %s, under its own scope', (_what, patch, car, scope, parts) => {
    const changed = changedParts(before, { ...before, ...patch }, car)
    expect(changed).toEqual(parts)
    expect(scopeOf(changed)).toBe(scope)
  })

  it('sends several parts under "all", and leaves the buyer out who has not changed', () => {
    const changed = changedParts(before, { ...before, plan: PaymentPlan.finance }, newCar)
    expect(Object.keys(changed).sort()).toEqual(['car', 'purchaseSchemeType'])
    expect(scopeOf(changed)).toBe(EditScope.all)
  })

  it('asks for the number again as soon as anything of the buyer changes', () => {
    expect(isBuyerChanged(before, { ...before, personName: 'Zhou Yining ' })).toBe(false)
    expect(isBuyerChanged(before, { ...before, personName: 'Xu Ran' })).toBe(true)
    expect(isBuyerChanged(before, { ...before, cerNo: 'E1' })).toBe(true)
    expect(isBuyerChanged(before, { ...before, purchaseType: BuyerType.enterprise })).toBe(true)
  })
})
