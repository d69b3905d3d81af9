-- Placings are limited by account: what was placed lately counts, also when it is deleted by now. The list of a shopper's
-- orders reads the same index and passes over what is deleted, which is little.
DROP INDEX orders_of_user;
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id DESC);
