-- What only a big-deposit order has: the buyer, the configured car, its deadline to lock, and the small deposit that it
-- takes over. Buyer and car are copied, as all that an order was placed with.
ALTER TABLE orders
  ADD COLUMN purchase jsonb,
  ADD COLUMN car jsonb,
  -- The part of `amount_fen` that a small deposit has paid already.
  ADD COLUMN linked_fen integer NOT NULL DEFAULT 0 CHECK (linked_fen >= 0 AND linked_fen < amount_fen),
  -- On a small order: the one big order that takes it over.
  ADD COLUMN linked_to text REFERENCES orders (id),
  ADD COLUMN lock_expires_at timestamptz,
  ADD COLUMN locked_at timestamptz,
  ADD COLUMN contract_status smallint CHECK (contract_status BETWEEN 1 AND 4),
  ADD CHECK (linked_to IS NULL OR order_type = 1);
-- A big order takes over one small order at most; a small order has one column to be taken over by.
CREATE UNIQUE INDEX orders_linked_once ON orders (linked_to) WHERE linked_to IS NOT NULL;
CREATE INDEX orders_to_lock ON orders (lock_expires_at) WHERE status = 2 AND lock_expires_at IS NOT NULL;
