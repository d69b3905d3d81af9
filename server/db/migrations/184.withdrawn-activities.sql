-- A withdrawn one is no longer found; who has signed up still has their entry.
ALTER TABLE activity ADD COLUMN withdrawn_at timestamptz;
