-- Money that a right takes off the car by itself.
ALTER TABLE right_rule
  ADD COLUMN off_fen integer CHECK (off_fen > 0),
  ADD CHECK (off_fen IS NULL OR counts_as_fen IS NULL);

-- What is taken off the price of an order's car, line by line, as it was promised when the order was placed. What is left
-- is what the car is sold for: src/domain/payment/amount-due.ts.
ALTER TABLE orders ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(discounts) = 'array');

-- A catalogue of its own has no launch of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'launch', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');
