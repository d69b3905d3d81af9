-- Files that are to be removed: those whose row is gone, and those that are being written and have no row yet. The
-- removal is written with what decides it, so that no crash leaves bytes that nothing leads to.
CREATE TABLE file_removal (
  path text PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX file_removal_due ON file_removal (due_at);

-- Those whose sold orders are looked through for the end of their term.
CREATE INDEX account_cancelled ON account (cancelled_at) WHERE cancelled_at IS NOT NULL;

-- What accounts that were cancelled until now have left behind. 17 is a delivered car's order.
DELETE FROM idempotency USING account WHERE account.id = user_id AND account.cancelled_at IS NOT NULL;
UPDATE orders SET user_mobile = '', reason = NULL,
  purchase = CASE WHEN status = 17 THEN purchase ELSE purchase
    || '{"subjectName": "", "cerType": null, "cerNo": null, "enterpriseTaxNo": null, "sealedNo": null}' END
  FROM account WHERE account.id = user_id AND account.cancelled_at IS NOT NULL;
UPDATE refund SET reason = 'Refund' FROM orders, account
  WHERE orders.id = order_id AND account.id = orders.user_id AND account.cancelled_at IS NOT NULL;
UPDATE payment_attempt SET prepay = NULL, prepay_fresh_until = NULL, slips = '[]' FROM orders, account
  WHERE orders.id = order_id AND account.id = orders.user_id AND account.cancelled_at IS NOT NULL;
UPDATE loan_application SET papers = '[]', reason = NULL FROM orders, account
  WHERE orders.id = order_id AND account.id = orders.user_id AND account.cancelled_at IS NOT NULL;
-- The papers of their orders that never became a sale, then the files that no paper is left for.
DELETE FROM order_paper USING orders, account
  WHERE orders.id = order_id AND account.id = orders.user_id AND account.cancelled_at IS NOT NULL AND orders.status <> 17;
WITH gone AS (
  DELETE FROM stored_file USING account WHERE account.id = account_id AND account.cancelled_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM order_paper WHERE order_paper.path = stored_file.path) RETURNING path)
INSERT INTO file_removal (path, due_at) SELECT path, now() FROM gone;
