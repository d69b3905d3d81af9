-- Each consent is kept with the place where it was given, and one that can be taken back is kept with when that was;
-- given again later, it is a row of its own.
ALTER TABLE agreement_acceptance
  DROP CONSTRAINT agreement_acceptance_pkey,
  ADD COLUMN withdrawn_at timestamptz CHECK (withdrawn_at >= accepted_at);
CREATE UNIQUE INDEX agreement_acceptance_standing ON agreement_acceptance (account_id, agreement_id, version, scene)
  WHERE withdrawn_at IS NULL;
CREATE INDEX agreement_acceptance_of_account ON agreement_acceptance (account_id);
