-- No line breaks within a span of weeks of the catalogue (U+2060 behind the dash, U+00A0 around 至), as in new databases.
UPDATE model_parameter SET
  value_by_version = regexp_replace(
    value_by_version::text, U&'([0-9])–([0-9]+\00A0weeks)', U&'\\1–\2060\\2', 'g')::jsonb,
  zh = regexp_replace(zh::text, '([0-9]) 至 ([0-9])', U&'\\1\00A0至\00A0\\2', 'g')::jsonb;
