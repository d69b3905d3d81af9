-- A catalogue of its own gets none of the coupons that the demo has for small deposits.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'coupons', 2, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7')
ON CONFLICT (name) DO UPDATE SET version = excluded.version;
