-- A balance is paid in parts: by WeChat Pay, by account transfer, or by card at a till.
ALTER TABLE payment_attempt
  -- What the money is for. A deposit that comes late must never count as a part of the balance.
  ADD COLUMN purpose text NOT NULL DEFAULT 'deposit' CHECK (purpose IN ('deposit', 'balance')),
  -- Until when the attempt can be paid; null where nothing runs out.
  ADD COLUMN expires_at timestamptz,
  -- What the till takes, while the attempt is live.
  ADD COLUMN pos_code text,
  -- Paths of the receipts of a transfer, and when the shopper said that it was made.
  ADD COLUMN slips jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN announced_at timestamptz;

-- All transfers until now were parts of a balance: a deposit is paid by WeChat Pay.
UPDATE payment_attempt SET purpose = 'balance' WHERE method = 5;
UPDATE payment_attempt SET expires_at = orders.expires_at FROM orders WHERE orders.id = order_id AND method <> 5;

-- Transfers are no attempt that could be called back: they stand beside the one live attempt. One at a time is prepared.
DROP INDEX payment_attempt_one_live;
CREATE UNIQUE INDEX payment_attempt_one_live ON payment_attempt (order_id) WHERE status IN (0, 1) AND method <> 5;
CREATE UNIQUE INDEX payment_attempt_one_prepared_transfer ON payment_attempt (order_id) WHERE status = 0 AND method = 5;
CREATE UNIQUE INDEX payment_attempt_live_pos_code ON payment_attempt (pos_code) WHERE status IN (0, 1);
CREATE INDEX payment_attempt_to_expire ON payment_attempt (expires_at) WHERE status IN (0, 1) AND purpose = 'balance';

-- More came than was due.
ALTER TABLE refund DROP CONSTRAINT refund_cause_check;
ALTER TABLE refund ADD CONSTRAINT refund_cause_check CHECK (cause IN ('shopper', 'late', 'double', 'excess'));
