-- An ordered car says on which wheels its picture shows it, where it has others.
UPDATE orders SET car = car || jsonb_build_object('otherWheels', (
  SELECT jsonb_build_object('en', option.display_name, 'zh', coalesce(option.zh ->> 'display_name', option.display_name))
  FROM model JOIN option ON option.model_id = model.id AND option.attribute_type = 'wheels' AND option.code = model.still_wheels
  WHERE model.id = orders.model_id AND NOT orders.car -> 'attributes' @>
    jsonb_build_array(jsonb_build_object('attributeNo', option.attribute_no))))
WHERE car IS NOT NULL;
