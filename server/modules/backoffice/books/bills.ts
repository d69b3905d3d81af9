import { Type, type Static } from 'typebox'
import { DAY_MS } from '@/domain/time/duration'
import { dayStart, shanghaiDay } from '@/domain/time/shanghai-time'
import { ErrorCode } from '@/wire/errors'
import type { ServerContext } from '../../../context/server-context'
import { Refusal } from '../../../http/errors'
import { compareBill, type ComparedBill } from '../../reconciliation/compare-bill'
import { recordCall } from '../call/record-call'

/** The day whose bills are compared, in Shanghai; yesterday unless one is named. */
export const billBody = Type.Object({ day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })) })
export type BillCall = Static<typeof billBody>

/** What a day that is not over has moved so far is no bill: kept as one, it would never be fetched whole. */
const isOver = (day: string, now: Date): boolean => {
  try {
    return dayStart(day) + DAY_MS <= now.getTime()
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Compares each provider's bill of a day with the ledger, also when it was compared before.
 *
 * @throws Refusal invalidField for a day that is not over, or is none; conflict for a replay; and what a provider that has no
 * such bill throws.
 */
export const compareBills = async (
  context: ServerContext,
  nonce: string,
  { day = shanghaiDay(context.clock.now().getTime() - DAY_MS) }: BillCall,
): Promise<ComparedBill[]> => {
  const { database, clock, payments } = context
  if (!isOver(day, clock.now())) throw new Refusal(ErrorCode.invalidField, { field: 'day' })
  await recordCall(database, { nonce, step: 'bill', subject: day }, clock.now())
  const bills: ComparedBill[] = []
  for (const gateway of Object.values(payments)) bills.push(await compareBill(context, gateway, day))
  return bills
}
