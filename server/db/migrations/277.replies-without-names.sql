-- Replies to bookings and sign-ups of the last week: they keep the id alone now, as a consent that is taken back takes the name.
UPDATE idempotency SET reply = json_build_object('id', reply->>'id')
  WHERE json_typeof(reply) = 'object' AND (reply->>'driverName' IS NOT NULL OR reply#>>'{registration,name}' IS NOT NULL);
