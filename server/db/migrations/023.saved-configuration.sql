-- Configurations of users. The id is made by the phone; the snapshot keeps names and prices as they were seen.
CREATE TABLE saved_configuration (
  account_id text NOT NULL REFERENCES account (id),
  id text NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  snapshot jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);

-- A code for each configuration that was ever shared. It names a car and nobody, so it never expires.
CREATE TABLE shared_configuration (
  code text PRIMARY KEY,
  snapshot jsonb NOT NULL,
  shared_at timestamptz NOT NULL
);
