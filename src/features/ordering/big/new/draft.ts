import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { DAY_MS } from '@/domain/time/duration'
import { isCity, isShop } from '@/widgets/places/chosen-places'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import type { FormChoices } from '../form/form-values'

/** A buyer's name is not kept longer than a purchase is thought over. */
const LIFETIME_MS = 30 * DAY_MS

const isOneOf = (table: Readonly<Record<string, unknown>>, value: unknown): boolean =>
  Object.values(table).includes(value)

const isChoices = (value: unknown): value is FormChoices => {
  if (!isRecord(value)) return false
  const { purchaseType, personName, companyName, cerType, plan, licensingCity, deliveryCity, shop } = value
  return (
    isOneOf(BuyerType, purchaseType) &&
    [personName, companyName].every((name) => typeof name === 'string') &&
    isOneOf(IdDocumentType, cerType) &&
    isOneOf(PaymentPlan, plan) &&
    [licensingCity, deliveryCity].every((city) => city === undefined || isCity(city)) &&
    (shop === undefined || isShop(shop))
  )
}

/** Where the form of an order that is not placed yet is kept for who fills it in; without document and tax numbers. */
export const draftSlotOf = ownSlot<FormChoices>('big-order-draft', { isValue: isChoices, lifetimeMs: LIFETIME_MS })
