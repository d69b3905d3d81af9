-- Every version of every agreement that was ever in force; the highest is the one that counts.
CREATE TABLE agreement (
  id smallint NOT NULL,
  version smallint NOT NULL CHECK (version > 0),
  title text NOT NULL,
  effective_date date NOT NULL,
  change_note text NOT NULL,
  -- [{heading, body, changed}]
  sections jsonb NOT NULL,
  PRIMARY KEY (id, version)
);

-- Who agreed to what, when and where (a scene is a place of the interface where one agrees). Rows are only ever added.
CREATE TABLE agreement_acceptance (
  account_id text NOT NULL REFERENCES account (id),
  agreement_id smallint NOT NULL,
  version smallint NOT NULL,
  scene smallint NOT NULL CHECK (scene IN (1, 2, 3)),
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, agreement_id, version),
  FOREIGN KEY (agreement_id, version) REFERENCES agreement (id, version)
);
