-- A catalogue of its own gets none of what the demo's writers have added.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT part, 2, now() FROM unnest(ARRAY['articles', 'topics']) part
WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7')
ON CONFLICT (name) DO UPDATE SET version = excluded.version;
