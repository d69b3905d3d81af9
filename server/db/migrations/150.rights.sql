-- What comes with a deposit or with a version beside the car. A text on a poster stands for a row here: what has no rule
-- is not published.
CREATE TABLE right_rule (
  id text PRIMARY KEY,
  sort smallint NOT NULL,
  name text NOT NULL,
  note text NOT NULL DEFAULT '',
  worth text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  holder text NOT NULL DEFAULT '',
  with_others text NOT NULL DEFAULT '',
  -- How it is used, step by step.
  steps jsonb NOT NULL DEFAULT '[]',
  zh jsonb NOT NULL DEFAULT '{}',
  -- 1 money, 2 build place, 3 refund, 4 charging, 5 service, 6 care
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 6),
  -- 1 payment, 2 lock, 3 delivery
  opens_with smallint NOT NULL CHECK (opens_with BETWEEN 1 AND 3),
  -- The lock ends it; or a number of days from its opening; or nothing does.
  ends_with_lock boolean NOT NULL DEFAULT false,
  valid_days smallint CHECK (valid_days > 0),
  -- What a small deposit counts as when a big order takes it over.
  counts_as_fen integer CHECK (counts_as_fen > 0),
  CHECK (valid_days IS NULL OR NOT ends_with_lock)
);

-- What is on the poster of a deposit.
CREATE TABLE allocation_right (
  market_post_id text NOT NULL REFERENCES allocation (market_post_id),
  rule_id text NOT NULL REFERENCES right_rule (id),
  sort smallint NOT NULL,
  PRIMARY KEY (market_post_id, rule_id)
);

-- What comes with the rights of a version while they run.
CREATE TABLE interest_right (
  code text NOT NULL REFERENCES version_interest (code),
  rule_id text NOT NULL REFERENCES right_rule (id),
  PRIMARY KEY (code, rule_id)
);

-- The rights of an order, as they were promised when it was placed. Where a right stands is what became of the order.
CREATE TABLE order_right (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  rule_id text NOT NULL REFERENCES right_rule (id),
  counts_as_fen integer,
  UNIQUE (order_id, rule_id)
);

-- A catalogue of its own keeps its texts: each becomes a rule that opens with the payment.
INSERT INTO right_rule (id, sort, name, zh, kind, opens_with)
SELECT DISTINCT ON (said.value) 'own-' || md5(said.value), said.ordinality, said.value,
  jsonb_strip_nulls(jsonb_build_object('name', zh -> 'rights' ->> (said.ordinality - 1)::integer)), 6, 1
FROM allocation, jsonb_array_elements_text(rights) WITH ORDINALITY said
WHERE NOT EXISTS (SELECT FROM model WHERE id = 'vela-7')
ORDER BY said.value, said.ordinality;

INSERT INTO allocation_right (market_post_id, rule_id, sort)
SELECT market_post_id, 'own-' || md5(said.value), min(said.ordinality)
FROM allocation, jsonb_array_elements_text(rights) WITH ORDINALITY said
WHERE NOT EXISTS (SELECT FROM model WHERE id = 'vela-7')
GROUP BY market_post_id, said.value;

INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'rights', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');

ALTER TABLE allocation DROP COLUMN rights, DROP COLUMN zh;
