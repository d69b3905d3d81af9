-- A paper is printed in both languages; a signed contract in the one in which it was signed. `fingerprint` is the SHA-256
-- of the file; papers other than the contract had none before.
ALTER TABLE order_paper
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh')),
  ADD COLUMN fingerprint text,
  DROP CONSTRAINT order_paper_pkey,
  ADD PRIMARY KEY (order_id, kind, language);
ALTER TABLE order_paper ALTER COLUMN language DROP DEFAULT;
UPDATE order_paper SET fingerprint = contract.fingerprint
  FROM contract WHERE contract.order_id = order_paper.order_id AND order_paper.kind = 'contract';

-- The language in which the buyer last opened the contract: that text is signed.
ALTER TABLE contract DROP COLUMN fingerprint, ADD COLUMN opened_language text CHECK (opened_language IN ('en', 'zh'));
UPDATE contract SET opened_language = 'en' WHERE opened_at IS NOT NULL;
ALTER TABLE contract ADD CHECK ((opened_at IS NULL) = (opened_language IS NULL));
ALTER TABLE contract_signing ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh'));
ALTER TABLE contract_signing ALTER COLUMN language DROP DEFAULT;
