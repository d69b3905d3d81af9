-- Messages that somebody does not want. No row: they come.
CREATE TABLE notification_off (
  user_id text NOT NULL REFERENCES account (id),
  kind text NOT NULL CHECK (kind IN ('order', 'openings', 'appointments')),
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
