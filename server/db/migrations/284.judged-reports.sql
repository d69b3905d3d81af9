-- When a moderator last hid or showed it: what was reported by then is settled.
ALTER TABLE comment ADD COLUMN judged_at timestamptz;
ALTER TABLE article ADD COLUMN judged_at timestamptz;
