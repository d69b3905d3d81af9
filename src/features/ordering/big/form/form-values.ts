import type { PurchaseOwner, PurchasePlaces } from '@/wire/schemas/order-calls'
import type { UserArea } from '@/wire/schemas/account'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { normalDocumentNo } from '@/domain/person/identity-document'
import type { ChosenShop } from '@/widgets/places/chosen-places'

/** What the form asks for and may be kept on the phone. */
export interface FormChoices {
  purchaseType: BuyerType
  personName: string
  companyName: string
  cerType: IdDocumentType
  licensingCity?: UserArea
  deliveryCity?: UserArea
  shop?: ChosenShop
  plan: PaymentPlan
}

/** All that the form asks for. The numbers are never kept: they identify a person. */
export interface FormValues extends FormChoices {
  cerNo: string
  enterpriseTaxNo: string
}

/** A form that nobody has touched. */
export const NEW_CHOICES: FormChoices = {
  purchaseType: BuyerType.personal,
  personName: '',
  companyName: '',
  cerType: IdDocumentType.residentId,
  plan: PaymentPlan.fullPayment,
}

export const NO_NUMBERS = { cerNo: '', enterpriseTaxNo: '' } as const

/** The part that may be kept. */
export const withoutNumbers = ({ cerNo: _cerNo, enterpriseTaxNo: _taxNo, ...choices }: FormValues): FormChoices =>
  choices

/** Another delivery city has other shops: the chosen one goes with it. */
export const withDeliveryCity = (values: FormValues, city: UserArea): FormValues => {
  if (values.deliveryCity?.cityCode === city.cityCode) return values
  const { shop: _shop, ...rest } = values
  return { ...rest, deliveryCity: city }
}

/** The form without its shop, as when the shop has closed. */
export const withoutShop = ({ shop: _shop, ...rest }: FormValues): FormValues => rest

/** The buyer's name, without blanks around it. */
export const nameOf = ({ purchaseType, personName, companyName }: FormChoices): string =>
  (purchaseType === BuyerType.personal ? personName : companyName).trim()

/** Who buys, as it is sent: a person with a document, or an enterprise with its tax number. */
export const ownerOf = (values: FormValues): PurchaseOwner => {
  const { purchaseType, cerType } = values
  const subjectName = nameOf(values)
  return purchaseType === BuyerType.personal
    ? { purchaseType, subjectName, cerType, cerNo: normalDocumentNo(values.cerNo) }
    : { purchaseType, subjectName, enterpriseTaxNo: normalDocumentNo(values.enterpriseTaxNo) }
}

/** Where the car is sold, licensed and handed over, as it is sent; undefined while something is still to be chosen. */
export const placesOf = ({ licensingCity, deliveryCity, shop }: FormChoices): PurchasePlaces | undefined =>
  licensingCity && deliveryCity && shop
    ? { storeId: shop.id, cityCode: licensingCity.cityCode, deliverCityCode: deliveryCity.cityCode }
    : undefined

/** The first place that is still to be chosen. */
export const missingPlace = ({
  licensingCity,
  deliveryCity,
  shop,
}: FormChoices): 'licensing' | 'delivery' | 'shop' | null => {
  if (!licensingCity) return 'licensing'
  if (!deliveryCity) return 'delivery'
  return shop ? null : 'shop'
}
