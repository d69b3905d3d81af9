-- The shopper's word that the planned hour suits; a new plan wants a new one.
ALTER TABLE orders ADD COLUMN pick_up_confirmed_at timestamptz;

-- An ordered car is shown in its own paint, with what sets its version apart. Orders from now on copy both.
UPDATE orders SET car = car || jsonb_build_object(
  'picture', (
    SELECT still.picture FROM model_still still
    WHERE still.view = 'front34' AND car -> 'attributes' @> jsonb_build_array(jsonb_build_object('attributeNo', still.paint_no))
    LIMIT 1),
  'lights', coalesce((
    SELECT jsonb_agg(concat_ws(' ', fact ->> 'value', nullif(fact ->> 'unit', ''), fact ->> 'label') ORDER BY place)
    FROM version, jsonb_array_elements(version.facts) WITH ORDINALITY AS facts (fact, place)
    WHERE version.pno_twelve = car -> 'version' ->> 'pnoTwelve' AND place <= 3), '[]'))
WHERE car IS NOT NULL;
