import type { Database } from '../../../server/db/queryable'

/** Each statement selects what must not exist. 5, 6 and 7 have ended; but a big order at 6 is locked, and lives. */
const invariants = {
  'an allocation counts as sold exactly its live orders': `
    SELECT a.market_post_id, a.sold, count(o.id) AS live FROM allocation a
    LEFT JOIN orders o ON o.market_post_id = a.market_post_id AND NOT (o.status IN (5, 7) OR o.status = 6 AND o.order_type = 1)
    GROUP BY a.market_post_id HAVING a.sold <> count(o.id)`,
  'every paid attempt is in the ledger once, with its amount': `
    SELECT p.pay_no FROM payment_attempt p LEFT JOIN ledger l ON l.pay_no = p.pay_no AND l.amount_fen > 0
    GROUP BY p.pay_no HAVING count(l.id) <> (p.status = 2)::int
      OR coalesce(sum(l.amount_fen), 0) <> CASE WHEN p.status = 2 THEN p.amount_fen ELSE 0 END`,
  'no payment gives back more than it brought': `
    SELECT p.pay_no
      FROM payment_attempt p JOIN ledger l ON l.pay_no = p.pay_no
    GROUP BY p.pay_no HAVING sum(l.amount_fen) < 0`,
  'what an attempt has given back is what its refunds say': `
    SELECT p.pay_no FROM payment_attempt p LEFT JOIN refund r ON r.pay_no = p.pay_no AND r.status <> 'refused'
    GROUP BY p.pay_no HAVING p.refunded_fen <> coalesce(sum(r.amount_fen), 0)`,
  'every refund that succeeded is in the ledger once': `
    SELECT r.refund_no FROM refund r LEFT JOIN ledger l ON l.reference = 'refund:' || r.refund_no
    WHERE (r.status = 'succeeded') <> (l.id IS NOT NULL) OR l.amount_fen <> -r.amount_fen`,
  'an order has money exactly while its status says so': `
    WITH moved AS (
      SELECT p.order_id, l.amount_fen, granted.refund_no IS NULL AS is_kept
      FROM payment_attempt p JOIN ledger l ON l.pay_no = p.pay_no
      LEFT JOIN refund granted ON l.reference = 'refund:' || granted.refund_no AND granted.cause = 'granted'
      LEFT JOIN refund r ON r.pay_no = p.pay_no AND r.cause NOT IN ('shopper', 'granted') WHERE r.pay_no IS NULL),
    held AS (SELECT order_id, sum(amount_fen) AS fen, coalesce(sum(amount_fen) FILTER (WHERE is_kept), 0) AS kept,
      sum(amount_fen) FILTER (WHERE amount_fen > 0) AS came FROM moved GROUP BY order_id)
    SELECT o.id, o.status, o.paid_fen, own.* FROM orders o
    LEFT JOIN orders big ON big.id = o.linked_to LEFT JOIN held ON held.order_id = o.id
    CROSS JOIN LATERAL (SELECT coalesce(held.fen, 0) AS fen, coalesce(held.kept, 0) AS kept, coalesce(held.came, 0) AS came) own
    WHERE CASE
      WHEN 3 IN (o.status, big.status) OR 4 IN (o.status, big.status) THEN own.came <> o.paid_fen
      WHEN o.order_type = 1 AND o.status = 6 AND o.linked_to IS NOT NULL AND big.status <> 5 THEN own.kept <> o.paid_fen
      WHEN o.status IN (1, 5, 7) OR o.order_type = 1 AND o.status = 6 THEN own.fen <> 0
      ELSE own.kept <> o.paid_fen END`,
  'a deposit is refunding exactly while some of it is on its way back': `
    SELECT o.id, o.status FROM orders o WHERE o.status IN (3, 5) AND (o.status = 3) <> EXISTS (
      SELECT FROM orders own JOIN payment_attempt p ON p.order_id = own.id JOIN refund r ON r.pay_no = p.pay_no
      WHERE o.id IN (own.id, own.linked_to) AND r.status IN ('waiting', 'accepted') AND r.cause IN ('shopper', 'granted'))`,
  'the deposit is paid to the fen, and a big order deducts exactly what its small one paid': `
    SELECT o.id FROM orders o LEFT JOIN orders small ON small.linked_to = o.id
    WHERE o.paid_at IS NOT NULL AND o.status IN (2, 3, 4, 5) AND o.paid_fen <> o.amount_fen - o.linked_fen
      OR o.status <> 7 AND o.linked_fen <> coalesce(small.paid_fen, 0)`,
  'a small order is closed into a paid big one of the same shopper and model': `
    SELECT small.id FROM orders small JOIN orders big ON big.id = small.linked_to
    WHERE (big.paid_at IS NOT NULL) <> (small.status = 6) OR big.paid_at IS NULL AND small.status <> 2
      OR big.user_id <> small.user_id OR big.model_id <> small.model_id`,
  'a car is never overpaid, and paid to the fen once its order says so': `
    SELECT id FROM orders CROSS JOIN LATERAL (SELECT (car ->> 'totalFen')::int - coalesce(sum((line ->> 'amountFen')::int), 0) AS fen
      FROM jsonb_array_elements(discounts) line) sold
    WHERE order_type = 2 AND paid_fen + linked_fen > sold.fen OR order_type = 2 AND status >= 15 AND paid_fen + linked_fen <> sold.fen`,
  'a small deposit counts as what its poster promised, once, and only where it is linked': `
    SELECT o.id, o.discounts FROM orders o LEFT JOIN orders small ON small.linked_to = o.id
      LEFT JOIN order_right r ON r.order_id = small.id AND r.counts_as_fen IS NOT NULL
    WHERE o.status <> 7 AND (SELECT coalesce(jsonb_agg((line ->> 'amountFen')::int), '[]') FROM jsonb_array_elements(o.discounts) line
      WHERE line ->> 'source' = 'smallOrder') <> CASE WHEN r.counts_as_fen IS NULL THEN '[]' ELSE jsonb_build_array(r.counts_as_fen - o.linked_fen) END`,
  'an order has coupons exactly while it lives, those that its price was worked out with, each of its own shopper': `
    SELECT o.id FROM orders o LEFT JOIN coupon c ON c.order_id = o.id LEFT JOIN orders big ON big.id = o.linked_to GROUP BY o.id, big.id
    HAVING bool_or(c.user_id <> o.user_id) OR count(c.id) <> CASE
      WHEN o.status IN (5, 7) OR o.status = 6 AND o.order_type = 1 AND (big.id IS NULL OR big.status = 5) THEN 0
      ELSE (SELECT count(*) FROM jsonb_array_elements(o.discounts) line WHERE line ->> 'source' = 'coupon') END`,
  'an order is locked exactly from its lock on': `
    SELECT id FROM orders WHERE order_type = 2 AND (locked_at IS NOT NULL) <> (status = 6 OR status >= 8)
      OR order_type = 2 AND (lock_expires_at IS NOT NULL) <> (paid_at IS NOT NULL)`,
  'an order has one live attempt at most beside its transfers, and none unless it waits for money': `
    SELECT o.id FROM orders o JOIN payment_attempt p ON p.order_id = o.id AND p.status IN (0, 1)
    GROUP BY o.id HAVING count(*) FILTER (WHERE p.method <> 5) > 1 OR o.status NOT IN (1, 8, 13)
      OR count(*) FILTER (WHERE p.method = 5 AND (p.status = 0 OR o.status = 1)) > 1`,
  'the balance is paid by what was meant for it, and the deposit by the rest': `
    SELECT o.id FROM orders o CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount_fen), 0) AS fen
      FROM payment_attempt p JOIN ledger l ON l.pay_no = p.pay_no
      WHERE p.order_id = o.id AND p.purpose IN ('balance', 'payout')
        AND NOT EXISTS (SELECT FROM refund g WHERE l.reference = 'refund:' || g.refund_no AND g.cause = 'granted')
        AND NOT EXISTS (SELECT FROM refund r WHERE r.pay_no = p.pay_no AND r.cause NOT IN ('shopper', 'granted'))) balance
    WHERE balance.fen <> CASE WHEN o.status >= 8 THEN o.paid_fen - (o.amount_fen - o.linked_fen) ELSE 0 END`,
  'a down payment is never overpaid, and paid to the fen before the bank pays the rest': `
    SELECT id FROM orders WHERE status = 13 AND paid_fen + linked_fen - amount_fen >= down_payment_fen
      OR status = 14 AND paid_fen + linked_fen - amount_fen <> down_payment_fen`,
  'a till has a code for each payment of its own, and only an announced transfer is checked': `
    SELECT pay_no FROM payment_attempt WHERE method <> 4 AND pos_code IS NOT NULL
      OR method = 5 AND status = 1 AND announced_at IS NULL OR method = 5 AND purpose NOT IN ('balance', 'payout')`,
  'an order and its newest application for finance agree': `
    SELECT o.id, o.status, loan.status AS loan FROM orders o CROSS JOIN LATERAL (
      SELECT status, disbursed_at FROM loan_application WHERE order_id = o.id ORDER BY seq DESC LIMIT 1) loan
    WHERE o.status <> ALL (CASE loan.status WHEN 0 THEN '{9}' WHEN 1 THEN '{10}' WHEN 2 THEN '{12}' WHEN 3 THEN '{8,11,15,16,17}'
      WHEN 4 THEN '{13}' WHEN 5 THEN '{14}' WHEN 6 THEN '{15,16,17}' ELSE '{8,9,15,16,17}' END::smallint[])
      OR (loan.status = 6) <> (loan.disbursed_at IS NOT NULL)`,
  'an order was announced once in the outbox': `
    SELECT o.id FROM orders o LEFT JOIN outbox b ON b.kind = 'order.placed' AND b.payload ->> 'orderId' = o.id
    GROUP BY o.id HAVING count(b.id) <> 1`,
  'every event of an order is in the outbox once': `
    SELECT e.id FROM order_event e LEFT JOIN outbox b ON b.reference = e.id::text AND b.kind = 'order.' || e.kind
    GROUP BY e.id HAVING count(b.id) <> 1`,
  'a key has a reply, and no order is the reply of two': `
    SELECT i.user_id, i.key FROM idempotency i WHERE i.reply IS NULL
    UNION ALL SELECT o.user_id, o.id FROM orders o
    JOIN idempotency i ON i.user_id = o.user_id AND i.reply ->> 'id' = o.id AND json_array_length(i.reply -> 'milestones') = 1
    GROUP BY o.user_id, o.id HAVING count(*) > 1`,
  'a customer has the points and the growth that the entries come to': `
    SELECT a.user_id FROM points_account a LEFT JOIN points_entry e ON e.user_id = a.user_id GROUP BY a.user_id
    HAVING a.points <> coalesce(sum(e.amount) FILTER (WHERE e.unit = 1), 0)
      OR a.growth <> coalesce(sum(e.amount) FILTER (WHERE e.unit = 2), 0)`,
  'a deposit and a delivery earn points once, and lose them once their money has gone back': `
    SELECT o.id, o.status, e.won, e.lost FROM orders o JOIN account a ON a.id = o.user_id AND a.cancelled_at IS NULL
    LEFT JOIN orders big ON big.id = o.linked_to
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE amount > 0 AND cause <> 7) AS won,
      count(*) FILTER (WHERE amount < 0) AS lost FROM points_entry WHERE order_id = o.id AND unit = 1) e
    WHERE e.won <> (o.paid_at IS NOT NULL)::int + (o.status = 17)::int
      OR e.lost <> CASE WHEN 5 IN (o.status, big.status) THEN e.won ELSE 0 END`,
} as const

/** Checks what must hold after anything that may happen to orders and money; throws with the rows that break a rule. */
export const assertInvariants = async (database: Database): Promise<void> => {
  for (const [rule, sql] of Object.entries(invariants)) {
    const broken = await database.query(sql)
    if (broken.length > 0) throw new Error(`Broken: ${rule}\n${JSON.stringify(broken.slice(0, 5), null, 2)}`)
  }
}
