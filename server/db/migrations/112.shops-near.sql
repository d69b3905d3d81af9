-- The shops near a point are found by their degrees, and put into order by metres.
CREATE INDEX store_by_point ON store USING gist (point(longitude, latitude));
