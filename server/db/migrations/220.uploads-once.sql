-- An upload whose reply was lost comes again under the key that the client made for it, and finds the file that it made.
-- What the server writes itself has no key.
ALTER TABLE stored_file
  ADD COLUMN upload_key text,
  -- What the key stands for: where it was sent, for which module, and the bytes as they came.
  ADD COLUMN fingerprint text,
  -- When something was last made of the file. A day later it is removed, unless something still refers to it.
  ADD COLUMN taken_at timestamptz,
  ADD CONSTRAINT stored_file_sent_once UNIQUE (account_id, upload_key);
UPDATE stored_file SET taken_at = created_at;
ALTER TABLE stored_file ALTER COLUMN taken_at SET NOT NULL;
CREATE INDEX stored_file_taken ON stored_file (taken_at, path);
