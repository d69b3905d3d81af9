import { edit } from '@/wire/endpoints/order'
import type { EditBody } from '@/wire/schemas/order-calls'
import { saleTotalFen } from '@/domain/payment/amount-due'
import type { OrderDetail } from '@/wire/schemas/order'
import { AgreementScene } from '@/wire/enums/agreement'
import { BigOrderAction, EditScope } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable, SqlValue } from '../../../db/queryable'
import { run } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { newAcceptances } from '../../agreement/agreement-statements'
import { once } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { advanceOrder } from '../../order-record/life/advance-order'
import { actionsAt } from '../../order-record/life/order-actions'
import { findOwnOrder, lockOwnOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { currentAgreements, judgeOrderAgreements } from '../placing/agreement-check'
import { snapshotPurchasePlaces } from '../placing/place-snapshot'
import { quoteOrderedCar } from '../placing/quote'
import { checkPrice } from '../placing/sale-offer'
import { readOrder } from '../reading/read-order'
import { readOwner } from '../buyer/read-owner'
import type { NumberVault } from '../../../secrets/number-vault'
import { sealOwner, withNumbersMarked } from '../buyer/secret-owner'
import { reworkDiscounts } from './rework-discounts'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'

const parts = ['places', 'purchaseSchemeType', 'owner', 'car'] as const
type Part = (typeof parts)[number]

/** The parts that each scope may change: one of them at least must come, and no other. */
const partsOf = {
  [EditScope.shopInfo]: ['places'],
  [EditScope.buyingPlan]: ['purchaseSchemeType'],
  [EditScope.ownerInfo]: ['owner'],
  [EditScope.all]: parts,
} as const satisfies Record<EditScope, readonly Part[]>

const checkParts = (body: EditBody): void => {
  const allowed: readonly Part[] = partsOf[body.scope]
  const sent = parts.filter((part) => body[part] !== undefined)
  const wrong = sent.length === 0 ? allowed[0] : sent.find((part) => !allowed.includes(part))
  if (wrong !== undefined) throw new Refusal(ErrorCode.invalidField, { field: wrong })
}

/** A new buyer's identity is given as that of a new order: under the agreements of one, as they are by now. */
const acceptForOwner = async (
  tx: Queryable,
  { userId, orderType }: OrderRow,
  { owner, agreements = [] }: EditBody,
  now: Date,
): Promise<void> => {
  if (owner === undefined) return
  const current = await run(tx, currentAgreements(orderType))
  judgeOrderAgreements(current, orderType, agreements)
  await run(tx, newAcceptances(current, { userId, scene: AgreementScene.customerInformation, now }))
}

const editPurchase = (
  { id, purchase }: OrderRow,
  { owner, purchaseSchemeType }: EditBody,
  numbers: NumberVault,
): SqlValue => {
  if (purchase === null || (owner === undefined && purchaseSchemeType === undefined)) return null
  const changes = {
    ...(owner && sealOwner(numbers, id, readOwner(owner))),
    ...(purchaseSchemeType && { plan: purchaseSchemeType }),
  }
  return JSON.stringify({ ...purchase, ...changes })
}

const editCar = async (tx: Queryable, { modelId }: OrderRow, { car }: EditBody): Promise<SqlValue> =>
  car === undefined ? null : JSON.stringify(await quoteOrderedCar(tx, modelId, car))

const applyEdit = async (tx: Queryable, order: OrderRow, body: EditBody, numbers: NumberVault): Promise<void> => {
  const place = body.places === undefined ? null : JSON.stringify(await snapshotPurchasePlaces(tx, body.places))
  await tx.query(
    `UPDATE orders SET place_snapshot = coalesce($2, place_snapshot), purchase = coalesce($3, purchase),
       car = coalesce($4, car), edit_count = edit_count + 1 WHERE id = $1`,
    [order.id, place, editPurchase(order, body, numbers), await editCar(tx, order, body)],
  )
}

/** The lines that are taken off are worked out by now: a coupon that does not fit the new shop may be gone. */
const checkSalePrice = async (tx: Queryable, { userId, id }: OrderRow, expectedFen: number): Promise<void> =>
  checkPrice(saleTotalFen(await findOwnOrder(tx, userId, id)), expectedFen)

/**
 * Changes a big order until it is locked: shop and cities, the payment plan, the buyer, or any of it and the car. What
 * does not come stays as it was ordered, also where the catalogue has changed; the deposit stays what it is.
 *
 * @throws Refusal invalidField for parts that the scope does not name, orderNotFound, orderStateChanged once it is locked
 *   or has ended, for a new buyer buyerNameUnprintable, agreementsNotAccepted and agreementOutdated, priceChanged,
 *   versionNotFound, noLongerOffered, configurationInvalid, shopNotFound, tooManyEdits, idempotencyKeyReused.
 */
export const editOrder = (
  { database, clock, numbers }: ServerContext,
  userId: string,
  key: string,
  body: EditBody,
): Promise<OrderDetail> =>
  database.transaction((tx) => {
    const at = clock.now()
    return once(tx, { userId, key, path: edit.path, ...withNumbersMarked(numbers, body) }, at, async () => {
      checkParts(body)
      const order = await lockOwnOrder(tx, userId, body)
      await advanceOrder(tx, order.id, { step: OrderStep.edit, actor: OrderActor.shopper, at })
      // Its status allows it, so that one alone that was edited too often is barred.
      if (!actionsAt(order, at).includes(BigOrderAction.edit)) throw new Refusal(ErrorCode.tooManyEdits)
      await acceptForOwner(tx, order, body, at)
      await applyEdit(tx, order, body, numbers)
      const isNewCar = body.car !== undefined
      if (isNewCar || body.places !== undefined) await reworkDiscounts(tx, order, isNewCar, at)
      if (body.expectedSaleTotalFen !== undefined) await checkSalePrice(tx, order, body.expectedSaleTotalFen)
      return readOrder(tx, userId, order.id, at)
    })
  })
