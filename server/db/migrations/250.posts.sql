-- How large the picture of an upload is as it is seen; of what is no picture, and of earlier uploads, it is not known.
ALTER TABLE stored_file ADD COLUMN width integer, ADD COLUMN height integer;

-- What customers post to a topic: articles of the kind 3, each with who posted it. A post that was deleted has no row here.
CREATE TABLE post (
  -- Made by the phone before the first try, so that nothing is posted twice.
  article_id text PRIMARY KEY REFERENCES article (id),
  user_id text NOT NULL REFERENCES account (id),
  -- Which of the phone's tries it holds: what was edited after a lost reply takes the place of what had arrived.
  revision integer NOT NULL CHECK (revision > 0),
  posted_at timestamptz NOT NULL,
  -- Of what a moderator has hidden: its article is withdrawn, and its writer alone sees it. The reasons are those of reports.
  hidden_at timestamptz,
  hidden_reason smallint CHECK (hidden_reason IN (1, 2, 3, 4, 5)),
  CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
);
CREATE INDEX post_of_user ON post (user_id, posted_at);
