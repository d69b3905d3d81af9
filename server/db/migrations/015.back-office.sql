-- Every call of the back office that was taken. A signed call counts once: its nonce is its identity.
CREATE TABLE back_office_call (
  nonce text PRIMARY KEY,
  step text NOT NULL,
  order_id text NOT NULL REFERENCES orders (id),
  at timestamptz NOT NULL
);
CREATE INDEX back_office_call_of_order ON back_office_call (order_id);

-- What the bank wants the shopper to pay before it pays the rest.
ALTER TABLE orders ADD COLUMN down_payment_fen integer CHECK (down_payment_fen > 0);
