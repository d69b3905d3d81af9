import { edit, type EditBody } from '@/contract/endpoints/order'
import type { OrderDetail } from '@/contract/entities/order'
import { EditScope } from '@/contract/enums/order'
import { ErrorCode } from '@/contract/errors'
import type { Queryable, SqlValue } from '../../db/queryable'
import { Refusal } from '../../errors'
import { once } from '../idempotency/once'
import type { MoneyContext } from '../payment/money-context'
import { advanceOrder } from './advance-order'
import { lockOwnOrder } from './find-order'
import type { OrderRow } from './order-row'
import { snapshotPurchasePlaces } from './place-snapshot'
import { quoteConfiguration } from './quote'
import { readOrder } from './read-order'
import { readOwner } from './read-owner'
import { checkPrice } from './sale-offer'
import type { NumberVault } from './secret-number'
import { sealOwner } from './secret-owner'
import { OrderActor, OrderStep } from './transitions'

const parts = ['places', 'purchaseSchemeType', 'owner', 'car'] as const
type Part = (typeof parts)[number]

/** The parts that each scope changes: all of them must come, and no other (specification section 3). */
const partsOf = {
  [EditScope.shopInfo]: ['places'],
  [EditScope.buyingPlan]: ['purchaseSchemeType'],
  [EditScope.ownerInfo]: ['owner'],
  [EditScope.all]: parts,
} as const satisfies Record<EditScope, readonly Part[]>

const checkParts = (body: EditBody): void => {
  const wanted: readonly Part[] = partsOf[body.scope]
  const wrong = parts.find((part) => wanted.includes(part) !== (body[part] !== undefined))
  if (wrong !== undefined) throw new Refusal(ErrorCode.invalidField, { field: wrong })
}

const editPurchase = ({ id, purchase }: OrderRow, { owner, purchaseSchemeType }: EditBody, numbers: NumberVault): SqlValue => {
  if (purchase === null || (owner === undefined && purchaseSchemeType === undefined)) return null
  const changes = { ...(owner && sealOwner(numbers, id, readOwner(owner))), ...(purchaseSchemeType && { plan: purchaseSchemeType }) }
  return JSON.stringify({ ...purchase, ...changes })
}

const editCar = async (tx: Queryable, { modelId }: OrderRow, { car }: EditBody): Promise<SqlValue> => {
  if (car === undefined) return null
  const quoted = await quoteConfiguration(tx, modelId, car)
  checkPrice(quoted.totalFen, car.expectedTotalFen)
  return JSON.stringify(quoted)
}

const applyEdit = async (tx: Queryable, order: OrderRow, body: EditBody, numbers: NumberVault): Promise<void> => {
  const place = body.places === undefined ? null : JSON.stringify(await snapshotPurchasePlaces(tx, body.places))
  await tx.query(
    `UPDATE orders SET place_snapshot = coalesce($2, place_snapshot), purchase = coalesce($3, purchase),
       car = coalesce($4, car) WHERE id = $1`,
    [order.id, place, editPurchase(order, body, numbers), await editCar(tx, order, body)],
  )
}

/**
 * Changes a big order until it is locked: shop and cities, the payment plan, the buyer, or all of it with the car. The
 * deposit stays what it is.
 *
 * @throws Refusal invalidField for parts that the scope does not name, orderNotFound, orderStateChanged once it is locked
 *   or has ended, priceChanged, storeNotFound, idempotencyKeyReused.
 */
export const editOrder = (
  { database, clock, numbers }: MoneyContext,
  userId: string,
  key: string,
  body: EditBody,
): Promise<OrderDetail> =>
  database.transaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: edit.path, body }, at, async () => {
      checkParts(body)
      const order = await lockOwnOrder(tx, userId, body)
      await advanceOrder(tx, order.id, { step: OrderStep.edit, actor: OrderActor.shopper, at })
      await applyEdit(tx, order, body, numbers)
      return readOrder(tx, userId, order.id, at)
    })
  })
