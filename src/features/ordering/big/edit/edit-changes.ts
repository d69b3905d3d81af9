import type { EditBody } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { EditScope } from '@/wire/enums/order'
import { NO_NUMBERS, nameOf, ownerOf, placesOf, type FormValues } from '../form/form-values'
import type { OfferedCar } from '../car/offered-car'

/** The parts of an order that change; what is left out stays. */
export type EditParts = Omit<EditBody, 'id' | 'orderType' | 'scope' | 'expectedSaleTotalFen' | 'agreements'>

const cityOf = (
  provinceCode: string | null,
  provinceName: string | null,
  cityCode: string | null,
  cityName: string | null,
) =>
  provinceCode && provinceName && cityCode && cityName ? { provinceCode, provinceName, cityCode, cityName } : undefined

/** The form as the order has it; its document number is on the server alone. */
export const valuesOf = (order: OrderDetail): FormValues => {
  const { storeInfo: shop, purchaseType, subjectName } = order
  const isPerson = purchaseType === BuyerType.personal
  const licensingCity = cityOf(order.provinceCode, shop.putCardProvinceName, order.cityCode, shop.putCardCityName)
  const deliveryCity = cityOf(
    shop.deliverProvinceCode,
    shop.deliverProvinceName,
    shop.deliverCityCode,
    shop.deliverCityName,
  )
  return {
    ...NO_NUMBERS,
    purchaseType,
    personName: isPerson ? (subjectName ?? '') : '',
    companyName: isPerson ? '' : (subjectName ?? ''),
    cerType: order.cerType ?? IdDocumentType.residentId,
    plan: order.purchaseSchemeType ?? PaymentPlan.fullPayment,
    ...(licensingCity && { licensingCity }),
    ...(deliveryCity && { deliveryCity }),
    ...(shop.storeId && {
      shop: { id: shop.storeId, storeName: shop.storeName, address: shop.shopAddress ?? '' },
    }),
  }
}

/** Whether anything of the buyer was changed: then the number has to be typed again. */
export const isBuyerChanged = (before: FormValues, now: FormValues): boolean =>
  now.cerNo !== '' ||
  now.enterpriseTaxNo !== '' ||
  now.purchaseType !== before.purchaseType ||
  now.cerType !== before.cerType ||
  nameOf(now) !== nameOf(before)

/** Places by their codes, for names are in the language of whoever reads; also while one is still to be chosen. */
const placeCodes = ({ licensingCity, deliveryCity, shop }: FormValues): string =>
  JSON.stringify([licensingCity?.cityCode, deliveryCity?.cityCode, shop?.id])

/** Whether the shopper changed a place, even if not all of them can be sent yet. */
export const arePlacesChanged = (before: FormValues, now: FormValues): boolean => placeCodes(before) !== placeCodes(now)

/** What the shopper changed, as it is sent: places only once there are all of them. */
export const changedParts = (before: FormValues, now: FormValues, newCar: OfferedCar | null): EditParts => {
  const places = arePlacesChanged(before, now) ? placesOf(now) : undefined
  return {
    ...(places && { places }),
    ...(now.plan !== before.plan && { purchaseSchemeType: now.plan }),
    ...(isBuyerChanged(before, now) && { owner: ownerOf(now) }),
    ...(newCar && {
      car: {
        pnoTwelve: newCar.snapshot.pnoTwelve,
        attributeNos: newCar.snapshot.options,
        expectedTotalFen: newCar.totalFen,
      },
    }),
  }
}

const SCOPE_OF_PART = {
  places: EditScope.shopInfo,
  purchaseSchemeType: EditScope.buyingPlan,
  owner: EditScope.ownerInfo,
  car: EditScope.all,
} as const satisfies Record<keyof EditParts, EditScope>

/** The scope that names what changes: its own for one part, all for several. */
export const scopeOf = (parts: EditParts): EditScope => {
  const [part, ...others] = Object.keys(parts) as (keyof EditParts)[] // the object's own keys
  return part === undefined || others.length > 0 ? EditScope.all : SCOPE_OF_PART[part]
}
