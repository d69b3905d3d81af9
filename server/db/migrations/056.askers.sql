-- Who asked for a code: it is good for them alone, and its wrong tries are theirs. What a device that has logged in before
-- asks for counts against no limit of the number.
ALTER TABLE sms_code ADD COLUMN device bytea, ADD COLUMN is_known boolean NOT NULL DEFAULT false;
CREATE INDEX sms_code_by_device ON sms_code (device, sent_at) WHERE device IS NOT NULL;

-- SHA-256 of the ids of devices that have logged in to an account.
CREATE TABLE known_device (
  account_id text NOT NULL REFERENCES account,
  device     bytea NOT NULL,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (account_id, device)
);
CREATE INDEX known_device_by_age ON known_device (seen_at);
