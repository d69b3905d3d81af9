-- An account is deleted seven days after its owner has asked for it; until then they may change their mind.
ALTER TABLE account ADD COLUMN delete_at timestamptz;
ALTER TABLE account ADD CHECK (delete_at IS NULL OR cancelled_at IS NULL);
CREATE INDEX account_to_delete ON account (delete_at) WHERE delete_at IS NOT NULL;
