-- Orders whose buyer's number was written before numbers were sealed; the next start seals them and the index is empty.
CREATE INDEX orders_unsealed ON orders (id) WHERE purchase IS NOT NULL AND NOT purchase ? 'sealedNo';
