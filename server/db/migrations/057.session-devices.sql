-- A session lives for 30 days after it was last used and for 90 at most; its owner sees by which device it was opened.
ALTER TABLE session
  ADD COLUMN id text,
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN device bytea,
  ADD COLUMN device_name text NOT NULL DEFAULT '';
UPDATE session SET
  id = gen_random_uuid()::text,
  seen_at = created_at,
  expires_at = LEAST(expires_at, created_at + interval '90 days');
ALTER TABLE session ALTER COLUMN id SET NOT NULL, ALTER COLUMN seen_at SET NOT NULL, ADD UNIQUE (id);
