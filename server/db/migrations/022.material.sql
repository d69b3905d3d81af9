CREATE TABLE material_folder (
  id text PRIMARY KEY,
  name text NOT NULL,
  cover text NOT NULL,
  sort smallint NOT NULL UNIQUE
);

CREATE TABLE material_bucket (
  id text PRIMARY KEY,
  folder_id text NOT NULL REFERENCES material_folder (id),
  name text NOT NULL,
  sort smallint NOT NULL,
  UNIQUE (folder_id, sort)
);

CREATE TABLE material_file (
  bucket_id text NOT NULL REFERENCES material_bucket (id),
  sort smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('video', 'picture')),
  url text NOT NULL,
  poster text,
  width smallint NOT NULL CHECK (width > 0),
  height smallint NOT NULL CHECK (height > 0),
  duration_seconds smallint CHECK (duration_seconds > 0),
  PRIMARY KEY (bucket_id, sort),
  CHECK ((kind = 'video') = (poster IS NOT NULL)),
  CHECK ((kind = 'video') = (duration_seconds IS NOT NULL))
);
