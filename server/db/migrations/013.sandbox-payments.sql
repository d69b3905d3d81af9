-- The sandbox payment provider's own books. They stand for another company's database: no other table refers to them.
CREATE TABLE sandbox_transaction (
  pay_no text PRIMARY KEY,
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  refunded_fen integer NOT NULL DEFAULT 0 CHECK (refunded_fen >= 0 AND refunded_fen <= amount_fen),
  provider_txn text NOT NULL UNIQUE,
  -- When the payment counts as made; null until it is decided.
  settles_at timestamptz,
  declined boolean NOT NULL DEFAULT false,
  closed boolean NOT NULL DEFAULT false,
  -- When the notice is due; null when none is, or it was acknowledged.
  notice_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_notice_due ON sandbox_transaction (notice_at) WHERE notice_at IS NOT NULL;

CREATE TABLE sandbox_refund (
  refund_no text PRIMARY KEY,
  pay_no text NOT NULL REFERENCES sandbox_transaction (pay_no),
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  arrives_at timestamptz NOT NULL
);
