-- One deposit on sale: type 1 small, 2 big. A window is start_at <= now < end_at.
-- `sold` moves only together with an order, in the order's transaction.
CREATE TABLE allocation (
  market_post_id text PRIMARY KEY,
  model_id text NOT NULL REFERENCES model (id),
  type smallint NOT NULL CHECK (type IN (1, 2)),
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  switch_on boolean NOT NULL,
  price_fen integer NOT NULL CHECK (price_fen > 0),
  quota integer NOT NULL CHECK (quota >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0 AND sold <= quota),
  picture text NOT NULL,
  rights jsonb NOT NULL,
  CHECK (start_at < end_at)
);

CREATE INDEX allocation_by_model ON allocation (model_id, type);
