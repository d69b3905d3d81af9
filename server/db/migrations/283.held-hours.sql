-- Beside what an appointment has: what a customer holds for some minutes while they book. Whoever comes later takes over a
-- row that is held no more.
ALTER TABLE appointment_hold ALTER COLUMN appointment_id DROP NOT NULL,
  ADD COLUMN held_for text REFERENCES account (id),
  ADD COLUMN held_until timestamptz,
  ADD CHECK (num_nonnulls(appointment_id, held_for) = 1),
  ADD CHECK ((held_for IS NULL) = (held_until IS NULL));
CREATE INDEX hold_of_customer ON appointment_hold (held_for) WHERE held_for IS NOT NULL;
CREATE INDEX hold_that_ends ON appointment_hold (held_until) WHERE held_until IS NOT NULL;
