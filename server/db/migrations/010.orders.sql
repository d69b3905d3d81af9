-- Orders. What a shopper saw when placing (names, prices, shop, adviser) is copied, so that an order never changes when
-- the catalogue does. `status` moves only by guarded updates along the table of transitions.
CREATE TABLE orders (
  id text PRIMARY KEY,
  order_no text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES account (id),
  order_type smallint NOT NULL CHECK (order_type IN (1, 2)),
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 17),
  market_post_id text NOT NULL REFERENCES allocation (market_post_id),
  model_id text NOT NULL REFERENCES model (id),
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  paid_fen integer NOT NULL DEFAULT 0 CHECK (paid_fen >= 0),
  user_mobile text NOT NULL,
  model_snapshot jsonb NOT NULL,
  place_snapshot jsonb NOT NULL,
  agreements jsonb NOT NULL,
  reason text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  refund_applied_at timestamptz,
  deleted_at timestamptz,
  CHECK (created_at < expires_at)
);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX orders_to_expire ON orders (expires_at) WHERE status = 1;
-- The invariant "sold = orders that hold a place" is checked per allocation.
CREATE INDEX orders_of_allocation ON orders (market_post_id, status);

-- Readable order numbers are drawn from here and scrambled, so that they tell nobody how many orders there are.
CREATE SEQUENCE order_number MINVALUE 0 MAXVALUE 999999 CYCLE CACHE 20;

-- What happened to an order, for its milestones. Append only.
CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  kind text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_event_of_order ON order_event (order_id, id);
