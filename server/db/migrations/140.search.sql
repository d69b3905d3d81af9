-- Search (docs/rules/search.md). What is written in a row, as search reads it: lower-case words of both languages between
-- single spaces, Chinese apart from letters, the title first.
CREATE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  regexp_replace(
    lower(normalize(array_to_string(parts, ' '), NFKC)),
    '([\u3400-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'),
  '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ';

-- Every Chinese character, and every two that stand side by side: what three letters are to other words, for most Chinese
-- words have two characters.
CREATE FUNCTION search_pairs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT substr(run[1], place, size)), '{}')
  FROM regexp_matches(words, '[\u3400-\u9fff\uf900-\ufaff]+', 'g') AS run,
    generate_series(1, 2) AS size, generate_series(1, length(run[1]) - size + 1) AS place);

-- A word, and what is left of it without one of its letters: two words that are one typing error apart share one of these.
CREATE FUNCTION search_variants(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT left(word, place - 1) || substr(word, place + 1))
  FROM generate_series(1, length(word) + 1) AS place);

ALTER TABLE article ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(title, zh ->> 'title', summary, zh ->> 'summary', place, zh ->> 'place')) STORED;
ALTER TABLE activity ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(title, zh ->> 'title', heading, zh ->> 'heading', intro, zh ->> 'intro', city, zh ->> 'city', place, zh ->> 'place')) STORED;
-- The words of a hashtag are written as one.
ALTER TABLE topic ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(name, zh ->> 'name', regexp_replace(name, '([a-z])([A-Z0-9])', '\1 \2', 'g'), intro, zh ->> 'intro')) STORED;
ALTER TABLE store ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(name, zh ->> 'name', address, zh ->> 'address', description, zh ->> 'description')) STORED;
ALTER TABLE model ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(sell_name, zh ->> 'sell_name', name, zh ->> 'name', slogan, zh ->> 'slogan')) STORED;
-- A JSON text writes the end of a line as two characters.
ALTER TABLE agreement ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(title, zh ->> 'title',
    jsonb_path_query_array(sections, '$[*].heading')::text, jsonb_path_query_array(zh, '$.sections[*].heading')::text,
    replace(jsonb_path_query_array(sections, '$[*].body')::text, '\n', ' '),
    replace(jsonb_path_query_array(zh, '$.sections[*].body')::text, '\n', ' '))) STORED;

-- Of all that can be found only articles are many.
CREATE INDEX article_search_pairs ON article USING gin (search_pairs(search_text));
-- The newest are looked at first.
CREATE INDEX article_newest ON article (published_at DESC, id DESC)
  WHERE published_at IS NOT NULL AND withdrawn_at IS NULL;

-- What typing errors are mended by: the words that can be found, read anew each hour.
CREATE MATERIALIZED VIEW search_word AS
SELECT word, count(*)::integer AS uses, search_variants(word) AS variants
FROM (
  SELECT search_text FROM article WHERE published_at IS NOT NULL AND withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM activity
  UNION ALL SELECT search_text FROM topic WHERE withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM store
  UNION ALL SELECT search_text FROM model WHERE withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM agreement) AS found, regexp_split_to_table(search_text, ' ') AS word
WHERE word ~ '^[a-z0-9]{4,24}$'
GROUP BY word;
CREATE UNIQUE INDEX search_word_once ON search_word (word);
CREATE INDEX search_word_variants ON search_word USING gin (variants);

-- What is asked for most, as the house puts it.
CREATE TABLE hot_word (
  id text PRIMARY KEY,
  word text NOT NULL,
  zh jsonb NOT NULL DEFAULT '{}',
  sort smallint NOT NULL UNIQUE,
  added_at timestamptz NOT NULL
);

-- Where it may be had, parts of words are found by their trigrams, else the beginnings of words by PostgreSQL's own.
CREATE FUNCTION index_for_search() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  has_trigrams boolean := EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm');
BEGIN
  IF has_trigrams THEN
    EXECUTE 'CREATE INDEX IF NOT EXISTS article_search_trigrams ON article USING gin (search_text gin_trgm_ops)';
    DROP INDEX IF EXISTS article_search_beginnings;
  ELSE
    CREATE INDEX IF NOT EXISTS article_search_beginnings ON article USING gin (to_tsvector('simple', search_text));
  END IF;
  RETURN has_trigrams;
END $$;

DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not to be had';
END $$;
SELECT index_for_search();
