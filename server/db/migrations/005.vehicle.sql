CREATE TABLE model (
  id text PRIMARY KEY,
  name text NOT NULL,
  sell_name text NOT NULL,
  is_default boolean NOT NULL,
  sort smallint NOT NULL UNIQUE,
  slogan text NOT NULL,
  -- [{value, unit, label}]: the figures under the poster.
  facts jsonb NOT NULL,
  purchase_poster text NOT NULL,
  car_poster text NOT NULL,
  monthly_from_fen integer NOT NULL CHECK (monthly_from_fen > 0)
);

CREATE UNIQUE INDEX model_one_default ON model (is_default) WHERE is_default;

CREATE TABLE version (
  pno_twelve text PRIMARY KEY CHECK (length(pno_twelve) = 12),
  model_id text NOT NULL REFERENCES model (id),
  display_name text NOT NULL,
  attribute_name text NOT NULL,
  price_fen integer NOT NULL CHECK (price_fen > 0),
  sort smallint NOT NULL,
  facts jsonb NOT NULL,
  UNIQUE (model_id, sort)
);

CREATE TABLE option_group (
  model_id text NOT NULL REFERENCES model (id),
  attribute_type text NOT NULL,
  display_name text NOT NULL,
  selection_mode text NOT NULL CHECK (selection_mode IN ('none', 'single', 'multiple')),
  sort smallint NOT NULL,
  PRIMARY KEY (model_id, attribute_type)
);

CREATE TABLE option (
  attribute_no text PRIMARY KEY,
  model_id text NOT NULL,
  attribute_type text NOT NULL,
  display_name text NOT NULL,
  attribute_name text NOT NULL,
  picture text NOT NULL,
  sort smallint NOT NULL,
  FOREIGN KEY (model_id, attribute_type) REFERENCES option_group (model_id, attribute_type)
);

-- What an option costs on a version. No row: the version is not offered with it.
CREATE TABLE option_price (
  pno_twelve text NOT NULL REFERENCES version (pno_twelve),
  attribute_no text NOT NULL REFERENCES option (attribute_no),
  price_fen integer NOT NULL CHECK (price_fen >= 0),
  is_standard boolean NOT NULL,
  PRIMARY KEY (pno_twelve, attribute_no)
);
