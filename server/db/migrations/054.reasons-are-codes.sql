-- Why something failed is kept as a code, so that it can be told in either language; sentences of ours become their codes.
UPDATE payment_attempt SET fail_reason = CASE fail_reason
    WHEN 'Card limit reached' THEN 'card-limit'
    WHEN 'The card was declined.' THEN 'card-declined'
    WHEN 'The bank declined this payment.' THEN 'bank-declined' END
  WHERE fail_reason IN ('Card limit reached', 'The card was declined.', 'The bank declined this payment.');

UPDATE contract_signing SET fail_reason = CASE fail_reason
    WHEN 'The face check did not succeed' THEN 'identity-check'
    WHEN 'The signing was not finished in time' THEN 'expired' END
  WHERE fail_reason IN ('The face check did not succeed', 'The signing was not finished in time');

-- Money that goes back by itself says why by its cause; a reason is the shopper's.
ALTER TABLE refund ALTER COLUMN reason DROP NOT NULL;
UPDATE refund SET reason = NULL WHERE cause <> 'shopper';

-- The page of nobody is not drawn, and needs no name.
UPDATE account SET nick_name = '' WHERE cancelled_at IS NOT NULL;
