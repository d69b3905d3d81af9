-- How much an account has sent on a day of Shanghai, whatever became of the files.
CREATE TABLE upload_day (
  account_id text NOT NULL REFERENCES account (id),
  day date NOT NULL,
  files smallint NOT NULL CHECK (files > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  PRIMARY KEY (account_id, day)
);
CREATE INDEX upload_day_by_age ON upload_day (day);
