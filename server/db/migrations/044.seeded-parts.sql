-- Which parts of the demo's data this database was given, so that a newer server brings what it does not have yet.
CREATE TABLE seeded_part (
  name text PRIMARY KEY,
  version smallint NOT NULL CHECK (version > 0),
  seeded_at timestamptz NOT NULL
);

-- What every database with models was given when it was first seeded. Vehicles, loans, rights and albums have grown
-- since, so those are looked through once more.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT part, 1, now() FROM unnest(ARRAY['areas', 'dictionary', 'stores', 'allocations', 'banners', 'articles', 'agreements', 'users']) part
WHERE EXISTS (SELECT FROM model);

-- A catalogue of its own is none of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT part, 1, now() FROM unnest(ARRAY['vehicles', 'loans', 'interests', 'materials']) part
WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');

-- An article is in a tab once, however often it is brought.
CREATE UNIQUE INDEX article_tab_once ON article_tab (article_id, tab);
