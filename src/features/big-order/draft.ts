import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { DAY_MS } from '@/domain/time/duration'
import { isCity, isShop } from '@/widgets/places/chosen-places'
import { isRecord } from '@/services/storage/is-record'
import { storedSlot } from '@/services/storage/stored-slot'
import type { FormChoices } from './form-values'

/** What was entered for an order that is not placed yet; without document and tax numbers. */
export interface BigOrderDraft {
  /** Whose it is: nobody else on this phone sees it. */
  userId: string
  choices: FormChoices
}

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

const isDraft = (value: unknown): value is BigOrderDraft =>
  isRecord(value) && typeof value.userId === 'string' && isChoices(value.choices)

/** Where the form is kept between visits. */
export const draftSlot = storedSlot<BigOrderDraft>('big-order-draft', { isValue: isDraft, lifetimeMs: LIFETIME_MS })

/** What a user entered earlier, or undefined. */
export const readDraft = (userId: string): FormChoices | undefined => {
  const draft = draftSlot.read()
  return draft?.userId === userId ? draft.choices : undefined
}
