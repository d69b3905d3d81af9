-- A catalogue of its own gets none of the slides and stories of the demo's own tab of Explore.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT part.name, part.version, now() FROM (VALUES ('banners', 2), ('articles', 3)) part (name, version)
WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7')
ON CONFLICT (name) DO UPDATE SET version = excluded.version;
