import { pay } from '@/wire/endpoints/payment'
import type { PayBody, PaymentStart } from '@/wire/schemas/payment'
import { OrderStatus } from '@/wire/enums/order'
import { PayChannel, PayGateway } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { OrderRow } from '../../order-record/row/order-row'
import { PAY_WINDOW_MS } from '../../order-record/money/pay-window'
import type { SessionCheck } from '../../session/session-check'
import { firstAskAt } from '../provider/ask-schedule'
import { attemptView, isLive } from '../attempt/attempt-row'
import { claimAttempt } from './claim-attempt'
import type { ServerContext } from '../../../context/server-context'
import { openAtProvider, type Payer } from './open-at-provider'
import { gatewayFor } from '../../../gateways/pay/pay-gateways'
import type { PaymentGateway } from '../../../gateways/pay/payment-gateway'
import { refusedWay } from './refused-way'

/** Who pays, under which key, and from where. */
export interface PayRequest {
  userId: string
  key: string
  session: SessionCheck
  clientIp: string
}

/**
 * A mini-program payment is made out to a WeChat account; nobody else asks for it. Where none is bound any more, the next
 * login binds one, and nothing else would help.
 */
const findPayer = async (
  db: Queryable,
  { name }: PaymentGateway,
  { channel }: PayBody,
  { userId, clientIp }: PayRequest,
): Promise<Payer> => {
  if (name !== PayGateway.wechat || channel !== PayChannel.jsapi) return { openId: null, clientIp }
  const row = await db.one<{ openId: string | null }>('SELECT open_id AS "openId" FROM account WHERE id = $1', [userId])
  if (!row?.openId) throw new Refusal(ErrorCode.sessionExpired)
  return { openId: row.openId, clientIp }
}

/** A deposit can be paid as long as the order waits for it; a part for as long from now. */
const deadlineOf = ({ status, expiresAt }: OrderRow, now: Date): Date =>
  status === OrderStatus.pendingPayment ? expiresAt : new Date(now.getTime() + PAY_WINDOW_MS)

/**
 * Starts a payment at a provider, or answers the attempt that is already live: an order is never charged by two of
 * them. The attempt is committed before the provider is called, and the provider knows it by its number, so that any
 * lost reply can be asked for again with the same key.
 *
 * @throws Refusal orderNotFound, orderStateChanged (also once the deadline has passed), amountMismatch, partOutOfRange,
 *   invalidField, paymentInProgress while an attempt in another way cannot be closed, sessionExpired without a WeChat account,
 *   unavailable when the provider does not answer, idempotencyKeyReused.
 */
export const startPayment = async (
  context: ServerContext,
  request: PayRequest,
  body: PayBody,
): Promise<PaymentStart> => {
  const { database, payments, clock } = context
  const { userId, key, session } = request
  const gateway = gatewayFor(payments, body.payMethod)
  if (gateway === undefined) throw refusedWay()
  const payer = await findPayer(database, gateway, body, request)
  const now = clock.now()
  const { attempt, order } = await claimAttempt(
    context,
    { userId, key, session, path: pay.path },
    {
      body,
      channel: body.channel,
      gateway: gateway.name,
      nextAskAt: firstAskAt(now),
      expiresAt: (locked) => deadlineOf(locked, now),
    },
  )
  if (!isLive(attempt)) return { attempt: attemptView(attempt), jsapiParams: null, h5Url: null }
  return openAtProvider(context, { order, attempt, payer, gateway })
}
