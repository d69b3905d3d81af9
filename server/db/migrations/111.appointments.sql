-- What a shop lends for an hour: one row for each car that is driven, and one for each person who goes along.
CREATE TABLE bookable (
  id text PRIMARY KEY,
  store_id text NOT NULL REFERENCES store (id),
  model_id text REFERENCES model (id),
  adviser_sort smallint,
  FOREIGN KEY (store_id, adviser_sort) REFERENCES adviser (store_id, sort),
  CHECK (num_nonnulls(model_id, adviser_sort) = 1)
);
CREATE INDEX bookable_of_store ON bookable (store_id);

-- A test drive, or a talk about an order, at a shop.
CREATE TABLE appointment (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account (id),
  -- 1 order consultation, 2 test drive
  consultation_type smallint NOT NULL CHECK (consultation_type IN (1, 2)),
  -- 3 mini-program
  client_platform smallint NOT NULL,
  store_id text NOT NULL REFERENCES store (id),
  model_id text NOT NULL REFERENCES model (id),
  adviser_sort smallint NOT NULL,
  -- A whole hour: two appointments overlap only if they begin together.
  start_at timestamptz NOT NULL CHECK (extract(epoch FROM start_at)::bigint % 3600 = 0),
  driver_name text NOT NULL,
  -- What is shown at the door.
  code text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('en', 'zh')),
  created_at timestamptz NOT NULL,
  -- When the reminder is due; none once it was sent.
  remind_at timestamptz,
  -- 1 plans, 2 weather, 3 another car
  change_reason smallint CHECK (change_reason IN (1, 2, 3)),
  confirmed_at timestamptz,
  checked_in_at timestamptz,
  ended_at timestamptz,
  -- 3 done, 4 cancelled, 5 missed
  outcome smallint CHECK (outcome IN (3, 4, 5)),
  driven_metres integer CHECK (driven_metres >= 0),
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  praise text[],
  FOREIGN KEY (store_id, adviser_sort) REFERENCES adviser (store_id, sort),
  CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CHECK ((stars IS NULL) = (praise IS NULL))
);
CREATE INDEX appointment_of_user ON appointment (user_id, start_at);
CREATE INDEX appointment_open ON appointment (start_at) WHERE ended_at IS NULL;
CREATE INDEX appointment_to_remind ON appointment (remind_at) WHERE remind_at IS NOT NULL;

-- Who has what for which hour. Its key is what lets nobody have it twice; an appointment that ends gives back what it held.
CREATE TABLE appointment_hold (
  bookable_id text NOT NULL REFERENCES bookable (id),
  start_at timestamptz NOT NULL,
  -- Looked at when the transaction ends: who is met is known only when somebody is held.
  appointment_id text NOT NULL REFERENCES appointment (id) DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (bookable_id, start_at)
);
CREATE INDEX hold_of_appointment ON appointment_hold (appointment_id);
