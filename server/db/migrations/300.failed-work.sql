-- Items of the worker's work that have failed, and when each is tried again: the others do not wait for them.
CREATE TABLE failed_work (
  work text NOT NULL,
  item text NOT NULL,
  tries integer NOT NULL,
  next_try_at timestamptz NOT NULL,
  PRIMARY KEY (work, item)
);
