-- Orders that were kept in English alone; the next start writes them in both languages and the index is empty.
CREATE INDEX orders_in_one_language ON orders (id) WHERE jsonb_typeof(model_snapshot -> 'modelName') = 'string';
