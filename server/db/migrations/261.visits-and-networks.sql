-- How often a link was opened of late, and which openings are old, without reading all of them.
CREATE INDEX invitation_visit_of_late ON invitation_visit (inviter_id, at);
CREATE INDEX invitation_visit_by_age ON invitation_visit (at);

-- The wider network that a code was asked for from; empty for the codes of the last two days, which no such limit counts.
ALTER TABLE sms_code ADD COLUMN wider_network text NOT NULL DEFAULT '';
CREATE INDEX sms_code_by_wider_network ON sms_code (wider_network, sent_at);
