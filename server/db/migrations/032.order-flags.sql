ALTER TABLE account
  -- When the shopper was last told whether something happened to the orders.
  ADD COLUMN orders_seen_at timestamptz,
  ADD COLUMN open_levc boolean NOT NULL DEFAULT false;
