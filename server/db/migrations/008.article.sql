CREATE TABLE author (
  id text PRIMARY KEY,
  name text NOT NULL,
  avatar text NOT NULL,
  badge text
);

-- Kinds: 1 picture-text, 2 video, 3 post, which has no title.
CREATE TABLE article (
  id text PRIMARY KEY,
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3)),
  title text,
  summary text NOT NULL,
  author_id text NOT NULL REFERENCES author (id),
  place text,
  hashtags text[] NOT NULL,
  like_count integer NOT NULL CHECK (like_count >= 0),
  comment_count integer NOT NULL CHECK (comment_count >= 0),
  published_at timestamptz NOT NULL,
  CHECK ((kind = 3) = (title IS NULL))
);

CREATE TABLE article_media (
  article_id text NOT NULL REFERENCES article (id),
  sort smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('video', 'picture')),
  url text NOT NULL,
  poster text,
  width smallint NOT NULL CHECK (width > 0),
  height smallint NOT NULL CHECK (height > 0),
  duration_seconds smallint CHECK (duration_seconds > 0),
  PRIMARY KEY (article_id, sort)
);

-- Which tabs of the home page show an article. The time is repeated here so that one index serves a page of a tab.
CREATE TABLE article_tab (
  tab text NOT NULL,
  published_at timestamptz NOT NULL,
  article_id text NOT NULL REFERENCES article (id),
  PRIMARY KEY (tab, published_at, article_id)
);
