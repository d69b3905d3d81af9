-- What a customer has of points and of growth: each the sum of the entries below.
CREATE TABLE points_account (
  user_id text PRIMARY KEY REFERENCES account (id),
  -- Below zero it is a debt: what was taken back had been used, or had ended.
  points integer NOT NULL DEFAULT 0,
  growth integer NOT NULL DEFAULT 0,
  -- Points that ended with this day, or before it, are gone.
  ended_to date NOT NULL
);
CREATE INDEX points_account_due ON points_account (ended_to);

-- Append only. A row is both sides of its entry: what the customer's account gains, the book of the house loses. So no
-- entry can be uneven, and all books together are what all customers have, below zero.
CREATE TABLE points_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES points_account (user_id),
  -- 1 points, 2 growth
  unit smallint NOT NULL CHECK (unit IN (1, 2)),
  cause smallint NOT NULL,
  -- Which one of its cause: the same is never booked twice.
  reference text NOT NULL,
  book text NOT NULL CHECK (book IN ('issued', 'ended')),
  amount integer NOT NULL CHECK (amount <> 0),
  order_id text REFERENCES orders (id),
  -- The day of seven of a check-in.
  day_of_seven smallint CHECK (day_of_seven BETWEEN 1 AND 7),
  at timestamptz NOT NULL,
  -- The day of the deed, which what takes it back shares: growth counts for a year from it.
  deed_at timestamptz NOT NULL,
  -- The last day of points that were earned.
  ends_on date,
  UNIQUE (user_id, unit, cause, reference),
  CHECK ((ends_on IS NOT NULL) = (unit = 1 AND amount > 0))
);
CREATE INDEX points_entry_newest ON points_entry (user_id, unit, at DESC, id DESC);
CREATE INDEX points_entry_of_order ON points_entry (order_id) WHERE order_id IS NOT NULL;

-- A catalogue of its own is none of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'points', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');
