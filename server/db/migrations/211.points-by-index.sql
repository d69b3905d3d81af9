-- The sums of a ledger, its months and where a page begins come from this index alone: who has ten thousand entries has
-- them on ten thousand pages of the table (npm run bench -- points).
CREATE INDEX points_entry_sums ON points_entry (user_id, unit, at DESC, id DESC) INCLUDE (amount, ends_on);
DROP INDEX points_entry_newest;
