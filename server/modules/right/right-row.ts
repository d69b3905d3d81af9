import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { RightKind, RightOpening } from '@/wire/enums/right'
import { said } from '../../db/content-columns'
import { codeList } from '../../db/code-list'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import type { InBoth } from '@/language/language'

/** A right with its rule, and how far the order has come that has it. */
export interface RightRow {
  id: string
  name: string
  kind: RightKind
  note: string
  worth: string
  place: string
  holder: string
  withOthers: string
  steps: string[]
  opensWith: RightOpening
  endsWithLock: boolean
  validDays: number | null
  /** What it comes to, where that is counted, and what of it is used. */
  quantity: number | null
  used: number
  unit: string
  orderId: string
  orderNo: string
  modelName: InBoth<string>
  isLinked: boolean
  /** The order has ended, and its rights with it. */
  isOver: boolean
  paidAt: Date
  lockedAt: Date | null
  deliveredAt: Date | null
}

const { cancelled, closed, refunded } = OrderStatus

const SELECT_RIGHTS = () => `
  SELECT order_right.id, ${said('right_rule', 'name', 'rule')} AS name, rule.kind, ${said('right_rule', 'note', 'rule')} AS note,
    ${said('right_rule', 'worth', 'rule')} AS worth, ${said('right_rule', 'place', 'rule')} AS place,
    ${said('right_rule', 'holder', 'rule')} AS holder, ${said('right_rule', 'with_others', 'rule')} AS "withOthers",
    ${said('right_rule', 'steps', 'rule')} AS steps, opens_with AS "opensWith", ends_with_lock AS "endsWithLock",
    valid_days AS "validDays", order_right.quantity, order_right.used, ${said('right_rule', 'unit', 'rule')} AS unit,
    has.id AS "orderId", has.order_no AS "orderNo", has.model_snapshot -> 'modelName' AS "modelName",
    has.id <> own.id AS "isLinked",
    has.status IN ${codeList([cancelled, refunded])}
      OR (has.order_type = ${OrderType.small} AND has.status = ${closed}) AS "isOver",
    own.paid_at AS "paidAt", has.locked_at AS "lockedAt",
    (SELECT max(at) FROM order_event WHERE order_id = has.id AND order_event.kind = 'delivered') AS "deliveredAt"
  FROM order_right JOIN right_rule rule ON rule.id = rule_id JOIN orders own ON own.id = order_right.order_id
    JOIN orders has ON has.id = coalesce(own.linked_to, own.id)
  WHERE own.paid_at IS NOT NULL`

const OWN = 'own.user_id = $1 AND has.deleted_at IS NULL'

/** What both posters promised is there once: as the one of the two that was used, else as the big order's own. */
const ONCE = `NOT EXISTS (
  SELECT FROM orders other JOIN order_right twin ON twin.order_id = other.id AND twin.rule_id = order_right.rule_id
  WHERE (other.id = own.linked_to OR other.linked_to = own.id) AND other.paid_at IS NOT NULL
    AND (twin.used, other.order_type) > (order_right.used, own.order_type))`

/** All rights of an account whose deposits were paid, those of the newest order first. */
export const listRights = (db: Queryable, userId: string): Promise<RightRow[]> =>
  db.query<RightRow>(
    `${SELECT_RIGHTS()} AND ${OWN} AND ${ONCE} ORDER BY has.created_at DESC, has.id, rule.sort, order_right.id`,
    [userId],
  )

/** One right of an account. */
export const rightOf = (userId: string, id: string): Statement<RightRow> => ({
  sql: `${SELECT_RIGHTS()} AND ${OWN} AND order_right.id = $2`,
  params: [userId, id],
  dates: ['paidAt', 'lockedAt', 'deliveredAt'],
})

/** A right of an order by its rule; a big order has those of the small one that it took over. */
export const findRightOfOrder = (db: Queryable, orderNo: string, ruleId: string): Promise<RightRow | undefined> =>
  db.one<RightRow>(`${SELECT_RIGHTS()} AND ${ONCE} AND $1 IN (own.order_no, has.order_no) AND rule.id = $2`, [
    orderNo,
    ruleId,
  ])
