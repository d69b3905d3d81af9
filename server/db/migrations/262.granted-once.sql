-- Finance's own reference of a refund that it grants: told again, it is the same refund.
ALTER TABLE refund ADD COLUMN reference text UNIQUE;
