-- Hot openings: who wants a place stands in a line and is let in by arrival. Null: nobody queues for this allocation.
ALTER TABLE allocation ADD COLUMN let_in_a_minute integer CHECK (let_in_a_minute > 0);

-- How far letting in has come; a row of its own, so that it never waits for those who place.
CREATE TABLE sale_line (
  market_post_id text PRIMARY KEY REFERENCES allocation (market_post_id),
  let_in_until timestamptz NOT NULL
);

-- An account's ticket in a line: it waits, has its turn until `turn_ends_at`, and is used by one order.
CREATE TABLE line_ticket (
  market_post_id text NOT NULL REFERENCES allocation (market_post_id),
  account_id text NOT NULL REFERENCES account (id),
  arrival bigint NOT NULL,
  joined_at timestamptz NOT NULL,
  let_in_at timestamptz,
  turn_ends_at timestamptz,
  used_at timestamptz,
  PRIMARY KEY (market_post_id, account_id),
  CHECK ((let_in_at IS NULL) = (turn_ends_at IS NULL)),
  CHECK (used_at IS NULL OR let_in_at IS NOT NULL)
);
CREATE INDEX line_ticket_waiting ON line_ticket (market_post_id, arrival) WHERE let_in_at IS NULL;
CREATE INDEX line_ticket_in_turn ON line_ticket (market_post_id, turn_ends_at) WHERE let_in_at IS NOT NULL AND used_at IS NULL;

-- Tickets are in the order of their numbers; a gap is somebody who had one already.
CREATE SEQUENCE line_arrival;
