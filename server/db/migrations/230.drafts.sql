-- An activity that is written and not out yet. It stands as a withdrawn one does, so that nobody finds it or signs up.
ALTER TABLE activity
  ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT is_draft OR withdrawn_at IS NOT NULL);

-- Slides that are written and not out yet; one may wait for the place of another that is shown.
CREATE TABLE banner_draft (LIKE banner INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (id));
