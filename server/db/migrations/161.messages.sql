-- Up to when an account has seen its messages of a kind: 1 orders, 2 replies, 3 activities, 4 coupons. The messages are
-- what is kept elsewhere; nothing is written twice.
CREATE TABLE message_seen (
  user_id text NOT NULL REFERENCES account (id),
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
