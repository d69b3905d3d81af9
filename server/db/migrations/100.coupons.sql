-- What coupons there are: what one is worth, what for, and on which occasion it is given.
CREATE TABLE coupon_rule (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- What a quantity counts, and where it is had.
  unit text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  zh jsonb NOT NULL DEFAULT '{}',
  amount_fen integer CHECK (amount_fen > 0),
  -- Basis points of the price: 100 is 1 %.
  share_bp integer CHECK (share_bp BETWEEN 1 AND 9999),
  ceiling_fen integer CHECK (ceiling_fen > 0),
  quantity integer CHECK (quantity > 0),
  -- The orders that it is for; none: it is spent at a shop.
  order_type smallint CHECK (order_type IN (1, 2)),
  -- None: any.
  model_ids text[],
  store_ids text[],
  min_total_fen integer NOT NULL DEFAULT 0 CHECK (min_total_fen >= 0),
  adds_to_others boolean NOT NULL DEFAULT true,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  -- Days from when one is given, if it ends before the rule does.
  valid_days smallint CHECK (valid_days > 0),
  -- 1 registration, 2 code, 3 invitation
  cause smallint NOT NULL CHECK (cause IN (1, 2, 3)),
  -- What is typed for it, in capitals.
  claim_code text UNIQUE,
  quota integer CHECK (quota >= 0),
  given integer NOT NULL DEFAULT 0 CHECK (given >= 0 AND (quota IS NULL OR given <= quota)),
  CHECK (num_nonnulls(amount_fen, share_bp, quantity) = 1),
  CHECK (share_bp IS NOT NULL OR ceiling_fen IS NULL),
  CHECK ((quantity IS NULL) = (order_type IS NOT NULL)),
  CHECK ((cause = 2) = (claim_code IS NOT NULL)),
  CHECK (quota IS NULL OR claim_code IS NOT NULL),
  CHECK (start_at < end_at)
);
CREATE INDEX coupon_rule_by_cause ON coupon_rule (cause, end_at);

-- One coupon of one account. It is free, or an order has it, or it was spent at a shop: one column each says so, and an
-- order's own status says whether the coupon is only locked or used.
CREATE TABLE coupon (
  id text PRIMARY KEY,
  rule_id text NOT NULL REFERENCES coupon_rule (id),
  user_id text NOT NULL REFERENCES account (id),
  -- What it was given for: once for each cause.
  reference text NOT NULL,
  code text NOT NULL UNIQUE,
  given_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  order_id text REFERENCES orders (id),
  spent_at timestamptz,
  spent_store_id text REFERENCES store (id),
  spent_by text,
  UNIQUE (rule_id, user_id, reference),
  CHECK (order_id IS NULL OR spent_at IS NULL),
  CHECK ((spent_at IS NULL) = (spent_by IS NULL) AND (spent_at IS NULL) = (spent_store_id IS NULL))
);
CREATE INDEX coupon_of_user ON coupon (user_id, end_at);
CREATE INDEX coupon_of_order ON coupon (order_id) WHERE order_id IS NOT NULL;

-- Codes that an account has typed since a moment.
CREATE TABLE coupon_code_tries (
  user_id text PRIMARY KEY REFERENCES account (id),
  since timestamptz NOT NULL,
  tries integer NOT NULL
);

-- A catalogue of its own is none of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'coupons', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');
