-- One row an attempt to pay an order: 0 created, 1 pending, 2 paid, 3 failed, 4 closed.
CREATE TABLE payment_attempt (
  pay_no text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  -- Reserved by refunds that are under way, and kept by those that succeeded.
  refunded_fen integer NOT NULL DEFAULT 0 CHECK (refunded_fen >= 0 AND refunded_fen <= amount_fen),
  method smallint NOT NULL,
  channel text NOT NULL,
  gateway text NOT NULL,
  status smallint NOT NULL CHECK (status BETWEEN 0 AND 4),
  prepay jsonb,
  prepay_fresh_until timestamptz,
  provider_txn text UNIQUE,
  fail_reason text,
  asked_times integer NOT NULL DEFAULT 0,
  last_asked_at timestamptz,
  -- When the worker turns to this attempt again; null when there is nothing left to ask or to close.
  next_ask_at timestamptz,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK (status <> 2 OR (provider_txn IS NOT NULL AND paid_at IS NOT NULL))
);
-- One live attempt an order, whatever the code does.
CREATE UNIQUE INDEX payment_attempt_one_live ON payment_attempt (order_id) WHERE status IN (0, 1);
CREATE INDEX payment_attempt_of_order ON payment_attempt (order_id, created_at DESC);
CREATE INDEX payment_attempt_due ON payment_attempt (next_ask_at) WHERE next_ask_at IS NOT NULL;

-- Every notice whose signature was good, with what came of it. The same notice counts once.
CREATE TABLE pay_notice (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  subject_no text,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, notice_id)
);

-- `refund_no` is what the provider knows a refund by: it stays the same over every retry.
CREATE TABLE refund (
  refund_no text PRIMARY KEY,
  pay_no text NOT NULL REFERENCES payment_attempt (pay_no),
  order_id text NOT NULL REFERENCES orders (id),
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  -- Why: the shopper asked, the money came after the order had ended, or an order was paid twice.
  cause text NOT NULL CHECK (cause IN ('shopper', 'late', 'double')),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'accepted', 'succeeded', 'refused')),
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  fail_reason text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
-- A payment is given back once: a second refund can only follow a refused one.
CREATE UNIQUE INDEX refund_one_of_payment ON refund (pay_no) WHERE status <> 'refused';
CREATE INDEX refund_of_order ON refund (order_id);
CREATE INDEX refund_due ON refund (next_try_at) WHERE next_try_at IS NOT NULL;

-- Money that moved: plus when it came, minus when it went back. Append only.
CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  order_id text NOT NULL REFERENCES orders (id),
  pay_no text NOT NULL REFERENCES payment_attempt (pay_no),
  amount_fen integer NOT NULL CHECK (amount_fen <> 0),
  at timestamptz NOT NULL
);
CREATE INDEX ledger_of_payment ON ledger (pay_no);
