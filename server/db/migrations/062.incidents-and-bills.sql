-- What a person has to look at: money that does not fit our books. The same thing told again is one incident.
CREATE TABLE incident (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- The payment, refund or ledger entry that it is about, and what makes it different from another one about the same.
  subject text NOT NULL,
  reference text NOT NULL,
  details jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by text,
  note text,
  UNIQUE (kind, subject, reference),
  CHECK ((settled_at IS NULL) = (note IS NULL) AND (settled_at IS NULL) = (settled_by IS NULL))
);
CREATE INDEX incident_open ON incident (id) WHERE settled_at IS NULL;

-- The bills of the payment providers, day by day in Shanghai, as they were compared with the ledger.
CREATE TABLE provider_bill (
  gateway text NOT NULL,
  day date NOT NULL,
  compared_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, day)
);
-- `reference` is what the ledger knows the movement by; plus when money came, minus when it went back.
CREATE TABLE provider_bill_line (
  gateway text NOT NULL,
  reference text NOT NULL,
  amount_fen integer NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (gateway, reference)
);
CREATE INDEX ledger_by_time ON ledger (at);
