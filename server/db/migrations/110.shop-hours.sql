-- When shops are open: by kind of day, 1 Monday to 7 Sunday and 8 a public holiday, in minutes of the day in Shanghai. A
-- kind without a row is a day off; a shop without rows has not told its hours.
CREATE TABLE store_hours (
  store_id text NOT NULL REFERENCES store (id),
  day_kind smallint NOT NULL CHECK (day_kind BETWEEN 1 AND 8),
  opens_minute smallint NOT NULL CHECK (opens_minute >= 0),
  closes_minute smallint NOT NULL CHECK (closes_minute <= 1440),
  PRIMARY KEY (store_id, day_kind),
  CHECK (opens_minute < closes_minute)
);

-- Days on which one shop stays closed whatever its hours say.
CREATE TABLE store_closed_day (
  store_id text NOT NULL REFERENCES store (id),
  day date NOT NULL,
  PRIMARY KEY (store_id, day)
);

CREATE TABLE public_holiday (
  day date PRIMARY KEY,
  name text NOT NULL
);
