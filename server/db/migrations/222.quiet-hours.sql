-- The quiet hours are on for everybody until somebody turns them off, as the kinds are.
ALTER TABLE notification_off DROP CONSTRAINT notification_off_kind_check;
ALTER TABLE notification_off ADD CONSTRAINT notification_off_kind_check
  CHECK (kind IN ('order', 'openings', 'appointments', 'quietHours'));
