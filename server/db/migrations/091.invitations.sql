-- The code of who invites; it goes with the account.
CREATE TABLE invitation_code (
  user_id text PRIMARY KEY REFERENCES account (id),
  code text NOT NULL UNIQUE
);

-- Devices that opened somebody's link, once each.
CREATE TABLE invitation_visit (
  inviter_id text NOT NULL REFERENCES account (id),
  device bytea NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (inviter_id, device)
);

-- Who was invited by whom: once in a life.
CREATE TABLE invitation (
  invitee_id text PRIMARY KEY REFERENCES account (id),
  inviter_id text NOT NULL REFERENCES account (id),
  device bytea NOT NULL,
  claimed_at timestamptz NOT NULL,
  CHECK (invitee_id <> inviter_id)
);
CREATE INDEX invitation_of_inviter ON invitation (inviter_id);
CREATE INDEX invitation_of_device ON invitation (device);

-- Claims that were turned down, and why.
CREATE TABLE invitation_refusal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inviter_id text NOT NULL REFERENCES account (id),
  invitee_id text NOT NULL REFERENCES account (id),
  why text NOT NULL CHECK (why IN ('own', 'circle', 'again', 'notNew', 'phone')),
  at timestamptz NOT NULL
);
CREATE INDEX invitation_refusal_of_inviter ON invitation_refusal (inviter_id);
CREATE INDEX invitation_refusal_of_invitee ON invitation_refusal (invitee_id);
