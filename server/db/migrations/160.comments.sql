-- What readers say under an article. An answer stands under the comment that began it, never deeper.
CREATE TABLE comment (
  -- Made by the phone before the first try, so that nothing is said twice.
  id text PRIMARY KEY,
  article_id text NOT NULL REFERENCES article (id),
  root_id text REFERENCES comment (id) ON DELETE CASCADE,
  -- The answer that an answer answers, unless it answers the root.
  answered_id text REFERENCES comment (id) ON DELETE SET NULL,
  -- Said by a customer, or by an author of the house.
  user_id text REFERENCES account (id),
  author_id text REFERENCES author (id),
  content text NOT NULL,
  zh jsonb NOT NULL DEFAULT '{}',
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  -- Of a root: the answers that everybody sees.
  reply_count integer NOT NULL DEFAULT 0 CHECK (reply_count >= 0),
  written_at timestamptz NOT NULL,
  -- Of what a moderator has hidden; its writer alone sees it. The reasons are those of reports.
  hidden_at timestamptz,
  hidden_reason smallint CHECK (hidden_reason IN (1, 2, 3, 4, 5)),
  CHECK ((user_id IS NULL) <> (author_id IS NULL)),
  CHECK (answered_id IS NULL OR root_id IS NOT NULL),
  CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
);
CREATE INDEX comment_newest ON comment (article_id, written_at, id) WHERE root_id IS NULL;
CREATE INDEX comment_top ON comment (article_id, like_count, written_at, id) WHERE root_id IS NULL;
CREATE INDEX comment_replies ON comment (root_id, written_at, id) WHERE root_id IS NOT NULL;
CREATE INDEX comment_answers ON comment (answered_id) WHERE answered_id IS NOT NULL;
CREATE INDEX comment_of_user ON comment (user_id, written_at) WHERE user_id IS NOT NULL;
CREATE INDEX comment_of_author ON comment (author_id) WHERE author_id IS NOT NULL;

CREATE TABLE comment_like (
  user_id text NOT NULL REFERENCES account (id),
  comment_id text NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, comment_id)
);
CREATE INDEX comment_like_of ON comment_like (comment_id);

CREATE TABLE comment_report (
  comment_id text NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES account (id),
  reason smallint NOT NULL CHECK (reason IN (1, 2, 3, 4, 5)),
  words text NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_report_of_user ON comment_report (user_id);

-- The demo's articles claimed comments that were not there.
UPDATE article SET comment_count = 0;
ALTER TABLE article ALTER comment_count SET DEFAULT 0;
