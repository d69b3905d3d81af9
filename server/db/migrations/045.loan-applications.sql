-- An order's applications for a loan, the newest last. Statuses 0 to 7 are those of FinanceStatus.
CREATE TABLE loan_application (
  id text PRIMARY KEY,
  -- Two may begin in the same instant; the newest is the one that counts.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL REFERENCES orders (id),
  status smallint NOT NULL CHECK (status BETWEEN 0 AND 7),
  -- The plan worked out in fen; fixed once submitted.
  terms jsonb NOT NULL,
  papers jsonb NOT NULL,
  reason text,
  created_at timestamptz NOT NULL,
  submitted_at timestamptz,
  disbursed_at timestamptz,
  pay_off_at timestamptz,
  CHECK (status IN (0, 7) OR submitted_at IS NOT NULL)
);
CREATE INDEX loan_application_by_order ON loan_application (order_id, seq);
-- Rejected, released and cancelled ones have ended; of the others an order has one.
CREATE UNIQUE INDEX loan_application_live ON loan_application (order_id) WHERE status NOT IN (3, 6, 7);
