-- What the server's secret makes of a fixed text: a start with another secret is noticed.
CREATE TABLE secret_check (
  is_only boolean PRIMARY KEY CHECK (is_only),
  value text NOT NULL
);
