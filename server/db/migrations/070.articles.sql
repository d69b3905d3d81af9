-- Articles whole. One without a time of publishing is a draft; a withdrawn one keeps its row for who has saved it.
ALTER TABLE article
  ALTER published_at DROP NOT NULL,
  -- Sanitised HTML (docs/rules/content.md).
  ADD body text NOT NULL DEFAULT '',
  -- How its pictures lead in: 0 not at all, 1 at the head, 2 as a strip, 3 over the whole screen.
  ADD slide_style smallint NOT NULL DEFAULT 1 CHECK (slide_style IN (0, 1, 2, 3)),
  ADD model_id text REFERENCES model (id),
  ADD favourite_count integer NOT NULL DEFAULT 0 CHECK (favourite_count >= 0),
  ADD withdrawn_at timestamptz;

-- An author may be a customer: then two people can follow each other.
ALTER TABLE author ADD user_id text UNIQUE REFERENCES account (id);

CREATE TABLE author_follow (
  user_id text NOT NULL REFERENCES account (id),
  author_id text NOT NULL REFERENCES author (id),
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, author_id)
);

-- Once an account, however often it is tapped.
CREATE TABLE article_like (
  user_id text NOT NULL REFERENCES account (id),
  article_id text NOT NULL REFERENCES article (id),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, article_id)
);

CREATE TABLE article_favourite (
  user_id text NOT NULL REFERENCES account (id),
  article_id text NOT NULL REFERENCES article (id),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, article_id)
);
CREATE INDEX article_favourite_newest ON article_favourite (user_id, marked_at, article_id);

CREATE TABLE article_report (
  article_id text NOT NULL REFERENCES article (id),
  user_id text NOT NULL REFERENCES account (id),
  -- 1 advertising or fraud, 2 insult or hate, 3 private data, 4 off the subject, 5 something else
  reason smallint NOT NULL CHECK (reason IN (1, 2, 3, 4, 5)),
  words text NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, user_id)
);
