import type { PayToken, PayTokenTarget } from '@/wire/schemas/balance'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { judgeSignature, signUntil } from '../../secrets/expiring-signature'
import type { KeyRing } from '../../secrets/key-ring'
import { findOwnOrder } from '../order-record/row/find-order'
import { PAY_WINDOW_MS } from '../order-record/money/pay-window'

const subjectOf = (orderId: string): string => `pay-token:${orderId}`

/**
 * A token by which another client of the same shopper has an order paid. It carries no rights: it leads the owner, and
 * nobody else, to the order, and ends with the window to pay.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const createPayToken = async (
  { database, secret }: { database: Queryable; secret: KeyRing },
  { userId, orderId }: { userId: string; orderId: string },
  now: Date,
): Promise<PayToken> => {
  const order = await findOwnOrder(database, userId, orderId)
  const expiresMs = now.getTime() + PAY_WINDOW_MS
  const { expires, signature } = signUntil(secret, subjectOf(order.id), expiresMs)
  return { token: `${order.id}.${expires}.${signature}`, expirationTime: formatShanghai(expiresMs) }
}

/**
 * The order that a token stands for.
 *
 * @throws Refusal linkExpired for a token that has ended or was not made here, orderNotFound for another user's order.
 */
export const readPayToken = async (
  { database, secret }: { database: Queryable; secret: KeyRing },
  { userId, token }: { userId: string; token: string },
  now: Date,
): Promise<PayTokenTarget> => {
  const [orderId = '', expires, signature] = token.split('.')
  const judged = judgeSignature(secret, subjectOf(orderId), { expires, signature }, now)
  if (judged !== 'good') throw new Refusal(ErrorCode.linkExpired)
  const { id, orderType } = await findOwnOrder(database, userId, orderId)
  return { orderId: id, orderType }
}
