-- The reply of a request that changed something, under the key that the client made for it.
CREATE TABLE idempotency (
  user_id text NOT NULL REFERENCES account (id),
  key text NOT NULL,
  fingerprint text NOT NULL,
  -- Written in the transaction that did the work: a committed row always has it.
  reply json,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- Events for other systems, written with the change they tell of and delivered at least once.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  reference text NOT NULL,
  payload jsonb NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  UNIQUE (kind, reference)
);
CREATE INDEX outbox_due ON outbox (next_try_at) WHERE next_try_at IS NOT NULL;
