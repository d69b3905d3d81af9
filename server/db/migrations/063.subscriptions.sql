-- One WeChat message that a shopper was asked about: about an order or about the line of an opening.
CREATE TABLE subscription (
  user_id text NOT NULL REFERENCES account (id),
  scene text NOT NULL CHECK (scene IN ('order', 'line')),
  -- Id of the order, or of the deposit.
  subject text NOT NULL,
  kind text NOT NULL,
  -- 0 declined, 1 waiting, 2 sent, 3 refused by WeChat, 4 overtaken by what happened
  state smallint NOT NULL CHECK (state IN (0, 1, 2, 3, 4)),
  -- When it is sent, or tried again; none until what it tells of has happened.
  send_at timestamptz,
  -- The moment that it tells of; none: that at which it is first sent.
  tells_of timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  language text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, subject, kind)
);
CREATE INDEX subscription_due ON subscription (send_at) WHERE state = 1;
CREATE INDEX subscription_of_subject ON subscription (subject, kind) WHERE state = 1;
