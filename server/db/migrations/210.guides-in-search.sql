-- Guides are found, too (docs/rules/search.md): by the words between their tags and signs.
ALTER TABLE guide ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  search_text(title, zh ->> 'title',
    regexp_replace(body, '<[^>]*>|&\w+;', ' ', 'g'), regexp_replace(zh ->> 'body', '<[^>]*>|&\w+;', ' ', 'g'))) STORED;

-- What helps: the guides, and the agreements as they are in force.
CREATE VIEW help_text AS
SELECT id, true AS is_guide, title, zh, search_text FROM guide WHERE withdrawn_at IS NULL
UNION ALL
SELECT id::text, false, title, zh, search_text FROM agreement
WHERE version = (SELECT max(newer.version) FROM agreement newer WHERE newer.id = agreement.id);

DROP MATERIALIZED VIEW search_word;
CREATE MATERIALIZED VIEW search_word AS
SELECT word, count(*)::integer AS uses, search_variants(word) AS variants
FROM (
  SELECT search_text FROM article WHERE published_at IS NOT NULL AND withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM activity WHERE withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM topic WHERE withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM store
  UNION ALL SELECT search_text FROM model WHERE withdrawn_at IS NULL
  UNION ALL SELECT search_text FROM help_text) AS found, regexp_split_to_table(search_text, ' ') AS word
WHERE word ~ '^[a-z0-9]{4,24}$'
GROUP BY word;
CREATE UNIQUE INDEX search_word_once ON search_word (word);
CREATE INDEX search_word_variants ON search_word USING gin (variants);
