-- What a lender paid out stood among the parts that the shopper paid of the balance.
ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_purpose_check;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_purpose_check
  CHECK (purpose IN ('deposit', 'balance', 'payout'));
UPDATE payment_attempt SET purpose = 'payout' FROM order_event event
WHERE event.order_id = payment_attempt.order_id AND event.kind = 'disbursed' AND event.at = payment_attempt.paid_at
  AND payment_attempt.purpose = 'balance' AND payment_attempt.provider_txn LIKE 'transfer:%';
