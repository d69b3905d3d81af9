import type { Database } from '../../../server/db/queryable'

/** Each statement selects what must not exist. Small orders alone; the ended statuses are 5, 6 and 7. */
const invariants = {
  'an allocation counts as sold exactly its live orders': `
    SELECT a.market_post_id, a.sold, count(o.id) AS live FROM allocation a
    LEFT JOIN orders o ON o.market_post_id = a.market_post_id AND o.status NOT IN (5, 6, 7)
    GROUP BY a.market_post_id HAVING a.sold <> count(o.id)`,
  'every paid attempt is in the ledger once, with its amount': `
    SELECT p.pay_no FROM payment_attempt p LEFT JOIN ledger l ON l.pay_no = p.pay_no AND l.amount_fen > 0
    GROUP BY p.pay_no HAVING count(l.id) <> (p.status = 2)::int
      OR coalesce(sum(l.amount_fen), 0) <> CASE WHEN p.status = 2 THEN p.amount_fen ELSE 0 END`,
  'no payment gives back more than it brought': `
    SELECT p.pay_no FROM payment_attempt p JOIN ledger l ON l.pay_no = p.pay_no
    GROUP BY p.pay_no HAVING sum(l.amount_fen) < 0`,
  'what an attempt has given back is what its refunds say': `
    SELECT p.pay_no FROM payment_attempt p LEFT JOIN refund r ON r.pay_no = p.pay_no AND r.status <> 'refused'
    GROUP BY p.pay_no HAVING p.refunded_fen <> coalesce(sum(r.amount_fen), 0)`,
  'every refund that succeeded is in the ledger once': `
    SELECT r.refund_no FROM refund r LEFT JOIN ledger l ON l.reference = 'refund:' || r.refund_no
    WHERE (r.status = 'succeeded') <> (l.id IS NOT NULL) OR l.amount_fen <> -r.amount_fen`,
  'an order has money exactly while its status says so': `
    SELECT o.id, o.status FROM orders o LEFT JOIN ledger l ON l.order_id = o.id
    LEFT JOIN refund r ON l.reference = 'refund:' || r.refund_no
    LEFT JOIN refund back ON back.pay_no = l.pay_no AND back.cause <> 'shopper'
    GROUP BY o.id HAVING coalesce(sum(l.amount_fen) FILTER (WHERE back.refund_no IS NULL), 0)
      <> CASE WHEN o.status IN (2, 3, 4) THEN o.amount_fen ELSE 0 END`,
  'an order has one live attempt at most, and none once it has ended': `
    SELECT o.id FROM orders o JOIN payment_attempt p ON p.order_id = o.id AND p.status IN (0, 1)
    GROUP BY o.id HAVING count(*) > 1 OR o.status <> 1`,
  'an order was announced once in the outbox': `
    SELECT o.id FROM orders o LEFT JOIN outbox b ON b.kind = 'order.placed' AND b.payload ->> 'orderId' = o.id
    GROUP BY o.id HAVING count(b.id) <> 1`,
  'every event of an order is in the outbox once': `
    SELECT e.id FROM order_event e LEFT JOIN outbox b ON b.reference = e.id::text AND b.kind = 'order.' || e.kind
    GROUP BY e.id HAVING count(b.id) <> 1`,
  'a key has a reply, and a placement under it exactly one order': `
    SELECT i.user_id, i.key FROM idempotency i WHERE i.reply IS NULL
    UNION ALL SELECT o.user_id, o.id FROM orders o
    JOIN idempotency i ON i.user_id = o.user_id AND i.reply ->> 'id' = o.id AND i.reply ->> 'statusCode' = '1'
    GROUP BY o.user_id, o.id HAVING count(*) > 1`,
} as const

/** Checks what must hold after anything that may happen to orders and money; throws with the rows that break a rule. */
export const assertInvariants = async (database: Database): Promise<void> => {
  for (const [rule, sql] of Object.entries(invariants)) {
    const broken = await database.query(sql)
    if (broken.length > 0) throw new Error(`Broken: ${rule}\n${JSON.stringify(broken.slice(0, 5), null, 2)}`)
  }
}
