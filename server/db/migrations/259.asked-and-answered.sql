-- When the provider was asked what it last answered: a question that it did not answer says nothing of the money.
ALTER TABLE payment_attempt ADD COLUMN answered_at timestamptz;
