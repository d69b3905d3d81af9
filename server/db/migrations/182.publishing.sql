-- What writers have published, by what they have written: the same again changes nothing.
CREATE TABLE published_entry (
  kind text NOT NULL CHECK (kind IN ('article', 'topic', 'hashtag', 'activity', 'banner', 'guide')),
  id text NOT NULL,
  digest text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);

-- The pictures that they brought, by what is in them, in the widths that phones show.
CREATE TABLE published_picture (
  digest text PRIMARY KEY,
  -- Their paths in the storage.
  files text[] NOT NULL CHECK (cardinality(files) > 0),
  published_at timestamptz NOT NULL
);

-- Nobody has read or discussed what is new.
ALTER TABLE article ALTER like_count SET DEFAULT 0, ALTER comment_count SET DEFAULT 0;
