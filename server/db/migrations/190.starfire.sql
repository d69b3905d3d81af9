-- Owners who speak for the brand. Their id stands in links; it goes with the account.
CREATE TABLE ambassador (
  user_id text PRIMARY KEY REFERENCES account (id),
  star_id text NOT NULL UNIQUE,
  joined_at timestamptz NOT NULL,
  -- The sum of the deeds below.
  heat integer NOT NULL DEFAULT 0 CHECK (heat >= 0)
);
CREATE INDEX ambassador_by_heat ON ambassador (heat DESC, joined_at, user_id);

-- What came of their links, and where they have been: each once.
CREATE TABLE ambassador_deed (
  user_id text NOT NULL REFERENCES ambassador (user_id),
  -- 1 a friend registered, 2 a friend drove, 3 a friend locked an order, 4 was at an activity
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)),
  -- The friend, or the activity.
  reference text NOT NULL,
  heat integer NOT NULL CHECK (heat > 0),
  -- The phone that the friend registered on.
  device bytea,
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, reference)
);
CREATE INDEX ambassador_deed_newest ON ambassador_deed (user_id, kind, at);
