/** @jest-environment jsdom */
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { draftSlotOf } from '@/features/ordering/big/new/draft'
import {
  missingPlace,
  NEW_CHOICES,
  NO_NUMBERS,
  ownerOf,
  placesOf,
  withDeliveryCity,
  withoutNumbers,
  type FormValues,
} from '@/features/ordering/big/form/form-values'

const shanghai = { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: 'Shanghai' }
const hangzhou = { provinceCode: '330000', provinceName: 'Zhejiang', cityCode: '330100', cityName: 'Hangzhou' }
const shop = { id: 's1', storeName: 'Vela Space', address: '1 Nanjing Road' }
const filled: FormValues = {
  ...NEW_CHOICES,
  ...NO_NUMBERS,
  personName: ' Zhou Yining ',
  cerNo: '110105 19491231 002x',
  licensingCity: hangzhou,
  deliveryCity: shanghai,
  shop,
}

afterEach(() => localStorage.clear())

describe('what is sent of the form', () => {
  it('is a person with a document, in its normal form', () => {
    expect(ownerOf(filled)).toEqual({
      purchaseType: BuyerType.personal,
      subjectName: 'Zhou Yining',
      cerType: IdDocumentType.residentId,
      cerNo: '11010519491231002X',
    })
  })

  it('is an enterprise with its tax number, and nothing of a person', () => {
    const company = {
      ...filled,
      purchaseType: BuyerType.enterprise,
      companyName: 'Vela Fleet',
      enterpriseTaxNo: '91350100m000100y43',
    }
    expect(ownerOf(company)).toEqual({
      purchaseType: BuyerType.enterprise,
      subjectName: 'Vela Fleet',
      enterpriseTaxNo: '91350100M000100Y43',
    })
  })

  it('has three places, and none while one is missing', () => {
    expect(placesOf(filled)).toEqual({ storeId: 's1', cityCode: '330100', deliverCityCode: '310100' })
    expect(placesOf({ ...NEW_CHOICES, licensingCity: hangzhou })).toBeUndefined()
  })
})

describe('the places', () => {
  it('are asked for in their order on the page', () => {
    expect(missingPlace(NEW_CHOICES)).toBe('licensing')
    expect(missingPlace({ ...NEW_CHOICES, licensingCity: hangzhou })).toBe('delivery')
    expect(missingPlace({ ...NEW_CHOICES, licensingCity: hangzhou, deliveryCity: shanghai })).toBe('shop')
    expect(missingPlace(filled)).toBeNull()
  })

  it('lose their shop with another delivery city, and keep it with the same', () => {
    expect(withDeliveryCity(filled, hangzhou)).not.toHaveProperty('shop')
    expect(withDeliveryCity(filled, { ...shanghai })).toBe(filled)
  })
})

describe('what is kept on the phone', () => {
  it('comes back to the user who entered it, and to nobody else', () => {
    const choices = withoutNumbers(filled)
    draftSlotOf('u1').write(choices)
    expect(draftSlotOf('u1').read()).toEqual(choices)
    expect(draftSlotOf('u2').read()).toBeUndefined()
  })

  it('never holds a document or tax number', () => {
    draftSlotOf('u1').write(withoutNumbers({ ...filled, enterpriseTaxNo: '91350100M000100Y43' }))
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/110105|91350100/)
  })

  it('is dropped when it has another shape', () => {
    draftSlotOf('u1').write({ ...NEW_CHOICES, plan: 9 as never })
    expect(draftSlotOf('u1').read()).toBeUndefined()
  })
})
