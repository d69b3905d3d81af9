-- The refunds of ended accounts had the word "Refund" in place of their reasons, which nobody gave.
UPDATE refund SET reason = NULL FROM orders JOIN account ON account.id = orders.user_id
  WHERE refund.order_id = orders.id AND account.cancelled_at IS NOT NULL AND refund.reason IS NOT NULL;
