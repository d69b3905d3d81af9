-- What a right comes to where that is counted: 1,000 kWh.
ALTER TABLE right_rule
  ADD COLUMN quantity integer CHECK (quantity > 0),
  ADD COLUMN unit text NOT NULL DEFAULT '',
  ADD CHECK ((quantity IS NULL) = (unit = ''));

-- As it was promised when the order was placed, and what of it is used: never more than the whole.
ALTER TABLE order_right
  ADD COLUMN quantity integer CHECK (quantity > 0),
  ADD COLUMN used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  ADD CHECK (used <= coalesce(quantity, 0));

-- What was used of a right, each once: who reports it names it.
CREATE TABLE right_use (
  reference text PRIMARY KEY,
  right_id text NOT NULL REFERENCES order_right (id),
  amount integer NOT NULL CHECK (amount > 0),
  used_at timestamptz NOT NULL,
  reported_by text NOT NULL
);
CREATE INDEX right_use_of_right ON right_use (right_id, used_at DESC);

-- The demo's own, of which there is one; a catalogue of its own says it itself.
UPDATE right_rule SET quantity = 1000, unit = 'kWh', zh = zh || '{"unit": "kWh"}' WHERE id = 'charging-year';
UPDATE order_right SET quantity = 1000 WHERE rule_id = 'charging-year';
