import type { PayBody } from '@/contract/endpoints/payment'
import type { PaymentStart } from '@/contract/entities/payment'
import { PayChannel, PayGateway } from '@/contract/enums/payment'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import { findOwnOrder } from '../order/find-order'
import { attemptView, isLive } from './attempt-row'
import { findAttempt } from './attempt-store'
import { claimAttempt, type PayRequest } from './claim-attempt'
import type { MoneyContext } from './money-context'
import { openAtProvider, type Payer } from './open-at-provider'

const findPayer = async (db: Queryable, { userId, clientIp }: PayRequest): Promise<Payer> => {
  const row = await db.one<{ openId: string | null }>('SELECT open_id AS "openId" FROM account WHERE id = $1', [userId])
  return { openId: row?.openId ?? null, clientIp }
}

/** A mini-program payment is made out to a WeChat account, so there must be one. */
const checkPayer = ({ payments }: MoneyContext, body: PayBody, payer: Payer): void => {
  const needsWechatAccount = payments.name === PayGateway.wechat && body.channel === PayChannel.jsapi
  if (needsWechatAccount && payer.openId === null) throw new Refusal(ErrorCode.wechatCodeInvalid)
}

/**
 * Starts a payment, or answers the attempt that is already live: an order is never charged by two of them. The attempt
 * is committed before the provider is called, and the provider knows it by its number, so that any lost reply can be
 * asked for again with the same key.
 *
 * @throws Refusal orderNotFound, orderStateChanged (also once the deadline has passed), amountMismatch, invalidField,
 *   paymentInProgress while an attempt in another way cannot be closed, wechatCodeInvalid without a WeChat account,
 *   unavailable when the provider does not answer, idempotencyKeyReused.
 */
export const startPayment = async (context: MoneyContext, request: PayRequest, body: PayBody): Promise<PaymentStart> => {
  const { database } = context
  const order = await findOwnOrder(database, request.userId, body.id)
  const payer = await findPayer(database, request)
  checkPayer(context, body, payer)
  const { payNo } = await claimAttempt(context, request, body)
  const attempt = await findAttempt(database, payNo)
  if (attempt === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  if (!isLive(attempt)) return { attempt: attemptView(attempt), jsapiParams: null, h5Url: null }
  return openAtProvider(context, { order, attempt, payer })
}
