-- What articles are about. A hashtag is a word that its articles carry; a topic is led by the house, with a head.
CREATE TABLE topic (
  id text PRIMARY KEY,
  -- 1 topic, 2 hashtag
  kind smallint NOT NULL CHECK (kind IN (1, 2)),
  name text NOT NULL,
  intro text,
  cover text,
  zh jsonb NOT NULL DEFAULT '{}',
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (kind = 2 OR (intro IS NOT NULL AND cover IS NOT NULL))
);

-- The time of publishing is repeated here, so that one index serves a part of a topic's articles.
CREATE TABLE article_topic (
  topic_id text NOT NULL REFERENCES topic (id),
  published_at timestamptz NOT NULL,
  article_id text NOT NULL REFERENCES article (id),
  PRIMARY KEY (topic_id, published_at, article_id)
);
CREATE UNIQUE INDEX article_topic_of_article ON article_topic (article_id, topic_id);

CREATE TABLE topic_follow (
  user_id text NOT NULL REFERENCES account (id),
  topic_id text NOT NULL REFERENCES topic (id),
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, topic_id)
);

-- Hashtags were words of an article alone.
INSERT INTO topic (id, kind, name, zh, created_at)
SELECT DISTINCT ON (tag.name) tag.name, 2, tag.name,
  CASE WHEN article.zh -> 'hashtags' ->> (tag.place::int - 1) IS NULL THEN '{}'
    ELSE jsonb_build_object('name', article.zh -> 'hashtags' ->> (tag.place::int - 1)) END,
  coalesce(article.published_at, now())
FROM article, unnest(article.hashtags) WITH ORDINALITY AS tag (name, place)
ORDER BY tag.name, article.published_at;
INSERT INTO article_topic (topic_id, published_at, article_id)
SELECT DISTINCT tag, article.published_at, article.id FROM article, unnest(article.hashtags) AS tag
WHERE article.published_at IS NOT NULL;
ALTER TABLE article DROP COLUMN hashtags;
