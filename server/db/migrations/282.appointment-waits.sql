-- Who wants to be told when a full hour of a shop comes free: once for each hour, of what they asked for last.
CREATE TABLE appointment_wait (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account (id),
  store_id text NOT NULL REFERENCES store (id),
  start_at timestamptz NOT NULL CHECK (extract(epoch FROM start_at)::bigint % 3600 = 0),
  -- 1 order consultation, 2 test drive
  consultation_type smallint NOT NULL CHECK (consultation_type IN (1, 2)),
  model_id text NOT NULL REFERENCES model (id),
  language text NOT NULL CHECK (language IN ('en', 'zh')),
  asked_at timestamptz NOT NULL,
  -- When it is looked whether the hour is free, or the row may go.
  look_at timestamptz NOT NULL,
  told_at timestamptz,
  UNIQUE (user_id, store_id, start_at)
);
CREATE INDEX appointment_wait_to_look ON appointment_wait (look_at);
