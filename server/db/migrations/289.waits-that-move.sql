-- The appointment that is to be moved to the hour, where one is: its customer is not led to a second one.
ALTER TABLE appointment_wait ADD COLUMN moves_id text REFERENCES appointment (id) ON DELETE SET NULL;
CREATE INDEX wait_of_appointment ON appointment_wait (moves_id) WHERE moves_id IS NOT NULL;
