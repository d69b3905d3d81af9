-- An ordered car says in how many weeks it was promised; earlier ones, what their version says now, if it is still there.
UPDATE orders SET car = car || jsonb_build_object(
  'deliveryWeeks', jsonb_build_object('from', version.delivery_weeks_from, 'to', version.delivery_weeks_to))
FROM version WHERE version.pno_twelve = orders.car -> 'version' ->> 'pnoTwelve';
UPDATE orders SET car = car || '{"deliveryWeeks": null}' WHERE car IS NOT NULL AND NOT car ? 'deliveryWeeks';
UPDATE orders SET place_snapshot = place_snapshot #- '{store,dcCycle}' WHERE place_snapshot #> '{store,dcCycle}' IS NOT NULL;
