-- Shops, delivery centres and workshops. Coordinates are GCJ-02 degrees, as Chinese maps draw them.
CREATE TABLE store (
  id text PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  dealer_type text NOT NULL,
  services smallint[] NOT NULL CHECK (cardinality(services) > 0),
  province_code text NOT NULL REFERENCES area (code),
  city_code text NOT NULL REFERENCES area (code),
  address text NOT NULL,
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  phone text NOT NULL,
  business_hours text NOT NULL,
  description text NOT NULL
);

CREATE INDEX store_by_city ON store (city_code, name);

CREATE TABLE store_picture (
  store_id text NOT NULL REFERENCES store (id),
  sort smallint NOT NULL,
  picture text NOT NULL,
  PRIMARY KEY (store_id, sort)
);

CREATE TABLE adviser (
  store_id text NOT NULL REFERENCES store (id),
  sort smallint NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  phone text NOT NULL,
  avatar text NOT NULL,
  PRIMARY KEY (store_id, sort)
);
