-- The texts of the catalogue keep a number and its unit on one line (U+00A0), as those of new databases do.
CREATE FUNCTION pg_temp.keep_units(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(said,
    '([0-9]) ((kg|km/h|km|kWh|kW|W|V|mm|m|l|L|min|s|weeks?)(?![A-Za-z])|周|分钟|秒|米|英寸)', U&'\\1\00A0\\2', 'g') $$;
UPDATE model SET facts = pg_temp.keep_units(facts::text)::jsonb, zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE version SET facts = pg_temp.keep_units(facts::text)::jsonb, zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE option SET attribute_name = pg_temp.keep_units(attribute_name), zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE option_rule SET note = pg_temp.keep_units(note), zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE model_parameter SET name = pg_temp.keep_units(name), footnote = pg_temp.keep_units(footnote),
  value_by_version = pg_temp.keep_units(value_by_version::text)::jsonb, zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE version_interest SET discount_info = pg_temp.keep_units(discount_info), zh = pg_temp.keep_units(zh::text)::jsonb;
UPDATE right_rule SET name = pg_temp.keep_units(name), note = pg_temp.keep_units(note), worth = pg_temp.keep_units(worth),
  steps = pg_temp.keep_units(steps::text)::jsonb, zh = pg_temp.keep_units(zh::text)::jsonb;
DROP FUNCTION pg_temp.keep_units(text);
