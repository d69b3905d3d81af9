-- Links that show an order to anyone for some days. The token itself is nowhere kept.
CREATE TABLE order_share (
  token_hash bytea PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (created_at < expires_at)
);
CREATE INDEX order_share_of_order ON order_share (order_id, created_at DESC);
