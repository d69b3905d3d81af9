-- A still shows a car in one paint and on one set of wheels; null where nobody says on which.
ALTER TABLE model_still
  ADD COLUMN wheels_no text REFERENCES option (attribute_no),
  -- On the wheels that the model is shown on where none were chosen.
  ADD COLUMN is_usual boolean NOT NULL DEFAULT true;
UPDATE model_still SET wheels_no = option.attribute_no
FROM model JOIN option ON option.model_id = model.id AND option.attribute_type = 'wheels' AND option.code = model.still_wheels
WHERE model.id = model_still.model_id;
ALTER TABLE model_still
  ALTER COLUMN is_usual DROP DEFAULT,
  DROP CONSTRAINT model_still_pkey,
  ADD UNIQUE NULLS NOT DISTINCT (paint_no, view, wheels_no);
-- The pictures that came with this release: of the demo's cars on their other wheels.
INSERT INTO model_still (model_id, view, paint_no, wheels_no, is_usual, picture)
SELECT still.model_id, still.view, still.paint_no, option.attribute_no, false, replace(still.picture, '.webp', '-' || option.code || '.webp')
FROM model_still still JOIN model ON model.id = still.model_id
  JOIN option ON option.model_id = model.id AND option.attribute_type = 'wheels' AND option.code <> model.still_wheels
WHERE still.picture LIKE '/static/img/vela-_-' || still.view || '-%';
-- The picture of a version shows the wheels that it leaves on.
UPDATE version SET picture = replace(version.picture, '.webp', '-' || option.code || '.webp')
FROM model, option_price price JOIN option ON option.attribute_no = price.attribute_no AND option.attribute_type = 'wheels'
WHERE model.id = version.model_id AND price.pno_twelve = version.pno_twelve AND price.is_standard
  AND option.code <> model.still_wheels AND version.picture LIKE '/static/img/vela-_-front34-%';
ALTER TABLE model DROP COLUMN still_wheels;
