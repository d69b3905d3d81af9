-- Papers of an order: its contract and the delivery documents. A paper that is made again takes the old one's place.
CREATE TABLE order_paper (
  order_id text NOT NULL REFERENCES orders (id),
  kind text NOT NULL CHECK (
    kind IN ('contract', 'invitation', 'guide', 'confirmation', 'signed-contract', 'inspection', 'invoice')),
  path text NOT NULL UNIQUE REFERENCES stored_file (path),
  pages smallint NOT NULL CHECK (pages > 0),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, kind)
);

-- The purchase contract of an order, once. `fingerprint` is the SHA-256 of the file that the signer was shown.
CREATE TABLE contract (
  order_id text PRIMARY KEY REFERENCES orders (id),
  contract_no text NOT NULL UNIQUE,
  fingerprint text NOT NULL,
  generated_at timestamptz NOT NULL,
  -- The day until which the contract promises the car, in Shanghai.
  deliver_by date NOT NULL,
  identity_checked_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  certificate_no text,
  CHECK ((signed_at IS NULL) = (certificate_no IS NULL))
);

-- One row a try to sign. `flow_no` is what the provider knows the try by.
CREATE TABLE contract_signing (
  flow_no text PRIMARY KEY,
  order_id text NOT NULL REFERENCES contract (order_id),
  status text NOT NULL CHECK (status IN ('live', 'signed', 'failed')),
  sign_url text,
  fail_reason text,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the provider is asked again; null once the try has ended.
  next_ask_at timestamptz,
  ended_at timestamptz,
  CHECK ((status = 'live') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX contract_signing_one_live ON contract_signing (order_id) WHERE status = 'live';
CREATE INDEX contract_signing_due ON contract_signing (next_ask_at) WHERE next_ask_at IS NOT NULL;
