-- Accounts, their sessions, verification codes and files. Times are written by the server, never by the database, so
-- that one clock rules.

CREATE TABLE account (
  id             text PRIMARY KEY,
  -- Null once the account is cancelled: the number may then open a new account.
  phone          text UNIQUE,
  open_id        text UNIQUE,
  nick_name      text NOT NULL,
  avatar         text NOT NULL,
  birth_date     date,
  gender         smallint NOT NULL DEFAULT 3 CHECK (gender IN (1, 2, 3)),
  biography      text NOT NULL DEFAULT '',
  province_code  text,
  city_code      text,
  license_front  text,
  license_back   text,
  identities     text[] NOT NULL DEFAULT '{}',
  star_id        text,
  channel_source text,
  created_at     timestamptz NOT NULL,
  cancelled_at   timestamptz,
  cancel_reason  text,
  CHECK (cancelled_at IS NULL OR (phone IS NULL AND open_id IS NULL))
);

CREATE TABLE session (
  -- SHA-256 of the token: whoever reads the database cannot log in with it.
  token_hash bytea PRIMARY KEY,
  account_id text NOT NULL REFERENCES account,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_by_account ON session (account_id);
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE sms_code (
  id           text PRIMARY KEY,
  phone        text NOT NULL,
  sms_type     smallint NOT NULL,
  code_hash    bytea NOT NULL,
  ip           text NOT NULL,
  tries        smallint NOT NULL DEFAULT 0,
  sent_at      timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  used_at      timestamptz
);
CREATE INDEX sms_code_by_phone ON sms_code (phone, sent_at);
CREATE INDEX sms_code_by_ip ON sms_code (ip, sent_at);

-- A one-time code of WeChat that was already spent here.
CREATE TABLE wechat_code (
  code_hash bytea PRIMARY KEY,
  used_at   timestamptz NOT NULL
);

CREATE TABLE stored_file (
  path       text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account,
  module     text NOT NULL,
  private    boolean NOT NULL,
  mime_type  text NOT NULL,
  byte_size  integer NOT NULL CHECK (byte_size > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX stored_file_by_account ON stored_file (account_id);
