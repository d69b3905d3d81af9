-- Which WeChat user opened a session; null for a login outside WeChat, and for those of before.
ALTER TABLE session ADD COLUMN open_id text;
