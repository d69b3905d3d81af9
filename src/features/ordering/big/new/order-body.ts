import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { OrderListItem } from '@/wire/schemas/order'
import type { PlaceBigOrder, PurchasePlaces } from '@/wire/schemas/order-calls'
import type { PlacedUnder } from '../../placing/place-once'
import { ownerOf, type FormValues } from '../form/form-values'

/** An order as it is about to be placed. */
interface OrderParts {
  values: FormValues
  places: PurchasePlaces
  /** The small order that is deducted. */
  smallOrder: OrderListItem | undefined
}

/** What is ordered: the car, who buys it and where. */
export const orderBody = (
  { modelId, pnoTwelve, options: attributeNos, totalFen }: ConfigurationSnapshot,
  { values, places, smallOrder }: OrderParts,
): Omit<PlaceBigOrder, keyof PlacedUnder> => ({
  modelId,
  ...(smallOrder && { linkSmallOrderId: smallOrder.id }),
  purchaseSchemeType: values.plan,
  places,
  owner: ownerOf(values),
  car: { pnoTwelve, attributeNos, expectedTotalFen: totalFen },
})
