-- A draw that was moved to a later hour counted as held, and whoever signed up since waited for ever.
UPDATE activity SET drawn_at = NULL WHERE drawn_at < draw_at;
-- Only what is out is drawn.
DROP INDEX activity_to_draw;
CREATE INDEX activity_to_draw ON activity (draw_at) WHERE drawn_at IS NULL AND withdrawn_at IS NULL;
