-- What customers tell the brand. The phone makes the ids before it first tries, so that nothing is sent twice.
CREATE SEQUENCE feedback_number;
CREATE TABLE feedback (
  account_id text NOT NULL REFERENCES account (id),
  id text NOT NULL,
  status smallint NOT NULL CHECK (status IN (1, 2)),
  category smallint CHECK (category BETWEEN 1 AND 5),
  content text NOT NULL,
  contact text NOT NULL,
  -- [{key, path, kind}], private files of the account.
  media jsonb NOT NULL,
  -- Counts the savings of a draft.
  revision integer NOT NULL,
  saved_at timestamptz NOT NULL,
  -- From here on of a submitted one only.
  feedback_no text UNIQUE,
  platform smallint,
  submitted_at timestamptz,
  closed_at timestamptz,
  read_at timestamptz,
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  PRIMARY KEY (account_id, id),
  CHECK (status = 1 OR (category IS NOT NULL AND feedback_no IS NOT NULL AND submitted_at IS NOT NULL))
);
CREATE INDEX feedback_submitted ON feedback (account_id, submitted_at DESC, id) WHERE status = 2;
CREATE INDEX feedback_drafts ON feedback (saved_at) WHERE status = 1;

-- What was said after a feedback: answers of the brand, further words of the customer.
CREATE TABLE feedback_message (
  account_id text NOT NULL,
  feedback_id text NOT NULL,
  id text NOT NULL,
  is_answer boolean NOT NULL,
  content text NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, feedback_id, id),
  FOREIGN KEY (account_id, feedback_id) REFERENCES feedback (account_id, id) ON DELETE CASCADE
);
