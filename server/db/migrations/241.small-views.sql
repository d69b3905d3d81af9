-- The views of a car in one of its paints, small and side by side in one picture: a change of paint names one address.
CREATE TABLE model_views (
  paint_no text PRIMARY KEY REFERENCES option (attribute_no),
  model_id text NOT NULL REFERENCES model (id),
  picture text NOT NULL
);
INSERT INTO model_views (paint_no, model_id, picture)
SELECT paint_no, model_id, replace(picture, '-front34-', '-views-') FROM model_still
WHERE view = 'front34' AND picture LIKE '/static/img/vela-_-front34-%';

-- The wheels that the stills show the model on, by their code; null where that is not said.
ALTER TABLE model ADD COLUMN still_wheels text;
UPDATE model SET still_wheels = CASE id WHEN 'vela-7' THEN 'arc10' ELSE 'turbine' END
WHERE car_poster LIKE '/static/img/vela-_-front34-%';
