-- Replies to the steps of a loan of the last week: they keep the order's id alone now, as a consent that is taken back takes
-- the papers.
UPDATE idempotency SET reply = json_build_object('id', reply->>'orderId')
  WHERE json_typeof(reply) = 'object' AND reply->'missingPapers' IS NOT NULL;
