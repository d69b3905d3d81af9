-- How often an order was edited: whoever reads it is told whether it can be once more.
ALTER TABLE orders ADD COLUMN edit_count integer NOT NULL DEFAULT 0;
UPDATE orders SET edit_count = edited.times
FROM (SELECT order_id, count(*) AS times FROM order_event WHERE kind = 'edited' GROUP BY order_id) edited
WHERE edited.order_id = orders.id;
