-- Provinces and cities; codes of GB/T 2260.
CREATE TABLE area (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{6}$'),
  name text NOT NULL,
  level smallint NOT NULL CHECK (level IN (1, 2)),
  parent_code text REFERENCES area (code),
  CHECK ((level = 1) = (parent_code IS NULL))
);

CREATE INDEX area_by_parent ON area (parent_code, code);
