-- Events that were delivered long ago are deleted, and looked for once an hour.
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
