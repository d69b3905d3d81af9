-- Rates and down payments in basis points: 204 is 2.04 %.
CREATE TABLE loan_scheme (
  id text PRIMARY KEY,
  name text NOT NULL,
  annual_rate_bp integer NOT NULL CHECK (annual_rate_bp >= 0),
  terms_months smallint[] NOT NULL CHECK (cardinality(terms_months) > 0),
  min_down_bp integer NOT NULL CHECK (min_down_bp >= 0),
  max_down_bp integer NOT NULL CHECK (max_down_bp < 10000),
  default_down_bp integer NOT NULL,
  default_term_months smallint NOT NULL,
  sort smallint NOT NULL UNIQUE,
  CHECK (default_down_bp BETWEEN min_down_bp AND max_down_bp),
  CHECK (default_term_months = ANY (terms_months))
);

-- The versions a loan is offered for.
CREATE TABLE loan_scheme_version (
  scheme_id text NOT NULL REFERENCES loan_scheme (id),
  pno_twelve text NOT NULL REFERENCES version (pno_twelve),
  PRIMARY KEY (pno_twelve, scheme_id)
);

-- Rights that come with a version while they run.
CREATE TABLE version_interest (
  code text PRIMARY KEY,
  pno_twelve text NOT NULL REFERENCES version (pno_twelve),
  discount_info text NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  CHECK (start_at < end_at)
);
CREATE INDEX version_interest_by_version ON version_interest (pno_twelve, end_at);
