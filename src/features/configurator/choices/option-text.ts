import type { VehicleOption } from '@/wire/schemas/vehicle'
import type { Catalogue, Chosen } from '@/domain/configuration/catalogue'
import { priceInCarFen } from '@/domain/configuration/price'
import { formatYuan } from '@/domain/money/money'
import { messages } from '../messages'

/** "+ ¥6,000.00", or "Included" for what costs nothing in this car. */
export const surchargeText = (catalogue: Catalogue, chosen: Chosen, option: VehicleOption): string => {
  const priceFen = priceInCarFen(catalogue, chosen, option)
  return priceFen === 0 ? messages.included : messages.surcharge(formatYuan(priceFen))
}
