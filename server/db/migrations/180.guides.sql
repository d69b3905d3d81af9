-- Texts of the house that stand alone: how to charge at home, what the battery likes.
CREATE TABLE guide (
  id text PRIMARY KEY,
  title text NOT NULL,
  -- Sanitised HTML (docs/rules/content.md).
  body text NOT NULL,
  -- Since when it holds as it stands.
  as_of date NOT NULL,
  zh jsonb NOT NULL DEFAULT '{}',
  withdrawn_at timestamptz
);

-- A catalogue of its own is none of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'guides', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');
