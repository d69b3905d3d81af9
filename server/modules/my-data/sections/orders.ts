import type { DataSection } from './section'

const OWN_ORDER = 'order_id IN (SELECT id FROM orders WHERE user_id = $1)'

/** What somebody has ordered, from the first look at a car to its delivery. */
export const ordersSections: readonly DataSection[] = [
  {
    name: 'savedCars',
    tables: ['saved_configuration'],
    sql: `SELECT snapshot AS "car", saved_at AS "at" FROM saved_configuration WHERE account_id = $1 ORDER BY saved_at`,
  },
  {
    name: 'linePlaces',
    tables: ['line_ticket'],
    sql: `SELECT market_post_id AS "opening", joined_at AS "at", let_in_at AS "letInAt" FROM line_ticket
      WHERE account_id = $1`,
  },
  {
    name: 'orders',
    tables: ['orders'],
    sql: `SELECT order_no AS "orderNo", order_type AS "type", status, amount_fen AS "amountFen", paid_fen AS "paidFen",
        user_mobile AS "phone", model_snapshot AS "model", place_snapshot AS "place", car, agreements, reason,
        purchase - 'sealedNo' AS "buyer", created_at AS "at", paid_at AS "paidAt", deleted_at AS "deletedAt"
      FROM orders WHERE user_id = $1 ORDER BY created_at`,
  },
  {
    name: 'orderHistory',
    tables: ['order_event'],
    sql: `SELECT order_no AS "orderNo", kind, at FROM order_event JOIN orders ON orders.id = order_id
      WHERE user_id = $1 ORDER BY at`,
  },
  {
    name: 'payments',
    tables: ['payment_attempt'],
    sql: `SELECT pay_no AS "payNo", amount_fen AS "amountFen", refunded_fen AS "refundedFen", purpose, method, status,
        provider_txn AS "providerNo", slips, created_at AS "at", paid_at AS "paidAt"
      FROM payment_attempt WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'refunds',
    tables: ['refund'],
    sql: `SELECT refund_no AS "refundNo", pay_no AS "payNo", amount_fen AS "amountFen", reason, note, status,
        created_at AS "at", finished_at AS "finishedAt"
      FROM refund WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'contracts',
    tables: ['contract'],
    sql: `SELECT contract_no AS "contractNo", generated_at AS "at", deliver_by AS "deliverBy", signed_at AS "signedAt",
        certificate_no AS "certificateNo"
      FROM contract WHERE ${OWN_ORDER} ORDER BY generated_at`,
  },
  {
    name: 'papers',
    tables: ['order_paper'],
    sql: `SELECT kind, path, made_at AS "at" FROM order_paper WHERE ${OWN_ORDER} ORDER BY made_at`,
  },
  {
    name: 'loans',
    tables: ['loan_application'],
    sql: `SELECT status, terms, papers, reason, created_at AS "at", submitted_at AS "submittedAt",
        disbursed_at AS "paidOutAt"
      FROM loan_application WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'deliveryReviews',
    tables: ['delivery_evaluation'],
    sql: `SELECT stars, tags, words, photos, sent_at AS "at" FROM delivery_evaluation WHERE ${OWN_ORDER}`,
  },
  {
    name: 'sharedOrders',
    tables: ['order_share'],
    sql: `SELECT created_at AS "at", expires_at AS "until", revoked_at AS "endedAt" FROM order_share WHERE ${OWN_ORDER}`,
  },
  {
    name: 'rightsUsed',
    tables: ['right_use'],
    sql: `SELECT rule_id AS "right", amount, used_at AS "at" FROM right_use JOIN order_right ON order_right.id = right_id
      WHERE ${OWN_ORDER} ORDER BY used_at`,
  },
]
