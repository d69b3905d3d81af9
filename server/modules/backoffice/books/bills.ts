import { Type, type Static } from 'typebox'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../../../context/server-context'
import { compareBill, type ComparedBill } from '../../reconciliation/compare-bill'
import { recordCall } from '../call/record-call'

/** The day whose bills are compared, in Shanghai; yesterday unless one is named. */
export const billBody = Type.Object({ day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })) })
export type BillCall = Static<typeof billBody>

/**
 * Compares each provider's bill of a day with the ledger, also when it was compared before.
 *
 * @throws Refusal conflict for a replay, and what a provider that has no such bill throws.
 */
export const compareBills = async (
  context: ServerContext,
  nonce: string,
  { day = shanghaiDay(context.clock.now().getTime() - DAY_MS) }: BillCall,
): Promise<ComparedBill[]> => {
  const { database, clock, payments } = context
  await recordCall(database, { nonce, step: 'bill', subject: day }, clock.now())
  const bills: ComparedBill[] = []
  for (const gateway of Object.values(payments)) bills.push(await compareBill(context, gateway, day))
  return bills
}
