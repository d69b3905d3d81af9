-- Whoever holds an old configuration may still name what is no longer offered: rows are withdrawn, never deleted.
ALTER TABLE model ADD COLUMN withdrawn_at timestamptz;
ALTER TABLE version ADD COLUMN withdrawn_at timestamptz;
ALTER TABLE option ADD COLUMN withdrawn_at timestamptz;

ALTER TABLE version
  ADD COLUMN picture text,
  ADD COLUMN is_popular boolean NOT NULL DEFAULT false,
  ADD COLUMN delivery_weeks_from smallint NOT NULL DEFAULT 6 CHECK (delivery_weeks_from > 0),
  ADD COLUMN delivery_weeks_to smallint NOT NULL DEFAULT 8,
  ADD CHECK (delivery_weeks_from <= delivery_weeks_to);
UPDATE version SET picture = model.car_poster FROM model WHERE model.id = version.model_id;
ALTER TABLE version ALTER COLUMN picture SET NOT NULL;

-- code: the swatch, wheel or trim, the same for every model. factory_no: its digit or bit in the pnoEighteen, never
-- given to another option.
ALTER TABLE option ADD COLUMN code text, ADD COLUMN factory_no smallint;
UPDATE option SET code = split_part(attribute_no, '.', 3), factory_no = sort - 1;
ALTER TABLE option
  ALTER COLUMN code SET NOT NULL,
  ALTER COLUMN factory_no SET NOT NULL,
  ADD CHECK (factory_no BETWEEN 0 AND 35);

-- What one option means for another; an exclusion holds both ways.
CREATE TABLE option_rule (
  attribute_no text NOT NULL REFERENCES option (attribute_no),
  kind text NOT NULL CHECK (kind IN ('requires', 'excludes', 'includes')),
  other_no text NOT NULL REFERENCES option (attribute_no),
  note text NOT NULL,
  PRIMARY KEY (attribute_no, other_no),
  CHECK (attribute_no <> other_no)
);

CREATE TABLE model_still (
  model_id text NOT NULL REFERENCES model (id),
  view text NOT NULL CHECK (view IN ('front34', 'side', 'rear34')),
  paint_no text NOT NULL REFERENCES option (attribute_no),
  picture text NOT NULL,
  PRIMARY KEY (paint_no, view)
);

-- A row of the parameter table: {pnoTwelve: {kind, text}}.
CREATE TABLE model_parameter (
  model_id text NOT NULL REFERENCES model (id),
  sort smallint NOT NULL,
  group_name text NOT NULL,
  name text NOT NULL,
  footnote text,
  value_by_version jsonb NOT NULL,
  PRIMARY KEY (model_id, sort)
);
