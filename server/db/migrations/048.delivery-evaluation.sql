-- What a shopper says of a delivery: once for an order.
CREATE TABLE delivery_evaluation (
  order_id text PRIMARY KEY REFERENCES orders (id),
  -- {car, handover, centre}: 1 to 5 each.
  stars jsonb NOT NULL,
  tags text[] NOT NULL,
  words text NOT NULL,
  -- Paths of private files of the shopper.
  photos text[] NOT NULL,
  sent_at timestamptz NOT NULL
);
