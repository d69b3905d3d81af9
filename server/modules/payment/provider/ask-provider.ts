import type { PayGateway } from '@/wire/enums/payment'
import { nextAskMs } from './ask-schedule'
import { applyProviderState, type ApplyOutcome } from './apply-provider-state'
import type { ServerContext } from '../../../context/server-context'
import { LIVE } from '../attempt/attempt-codes'
import { gatewayNamed } from '../../../gateways/pay/pay-gateways'

/**
 * Asks the provider about an attempt now and books the answer. The asking is counted before the call, so that a process
 * that dies leaves the next try to another one.
 *
 * @returns what came of it; `unchanged` also when the provider cannot be reached, which is logged: pending is not failed.
 */
export const askProvider = async (context: ServerContext, payNo: string): Promise<ApplyOutcome> => {
  const { database, clock, payments, logger } = context
  const askedAt = clock.now()
  const counted = await database.one<{ askedTimes: number; gateway: PayGateway }>(
    `UPDATE payment_attempt SET asked_times = asked_times + 1, last_asked_at = $2 WHERE pay_no = $1
     RETURNING asked_times AS "askedTimes", gateway`,
    [payNo, askedAt],
  )
  if (counted === undefined) return 'unknownPayment'
  await database.query(`UPDATE payment_attempt SET next_ask_at = $2 WHERE pay_no = $1 AND status IN ${LIVE}`, [
    payNo,
    new Date(askedAt.getTime() + nextAskMs(counted.askedTimes)),
  ])
  const gateway = gatewayNamed(payments, counted.gateway)
  if (gateway === undefined) return 'unchanged'
  try {
    const state = await gateway.query(payNo)
    const outcome = await database.hotTransaction((tx) => applyProviderState(tx, payNo, state, clock.now()))
    if (outcome === 'amountMismatch') logger.error({ payNo }, 'the provider was paid another amount than was asked for')
    return outcome
  } catch (error) {
    logger.warn({ payNo, err: error }, 'the payment provider could not be asked')
    return 'unchanged'
  }
}
