-- How often a link was opened of late, and which openings are old, without reading all of them.
CREATE INDEX invitation_visit_of_late ON invitation_visit (inviter_id, at);
CREATE INDEX invitation_visit_by_age ON invitation_visit (at);
