-- Who did it: "account:<id>", "provider:<name>", "office:<key>", "worker" or "visitor", and the id of the request, where
-- there was one. What was written before this is nobody's.
ALTER TABLE order_event ADD COLUMN actor text NOT NULL DEFAULT 'unknown', ADD COLUMN request_id text;
ALTER TABLE order_event ALTER COLUMN actor DROP DEFAULT;
ALTER TABLE refund ADD COLUMN actor text NOT NULL DEFAULT 'unknown', ADD COLUMN request_id text;
ALTER TABLE refund ALTER COLUMN actor DROP DEFAULT;
ALTER TABLE back_office_call ADD COLUMN actor text NOT NULL DEFAULT 'unknown', ADD COLUMN request_id text;
ALTER TABLE back_office_call ALTER COLUMN actor DROP DEFAULT;

-- A call may be about something else than an order: `subject` names what it was about.
ALTER TABLE back_office_call ALTER COLUMN order_id DROP NOT NULL, ADD COLUMN subject text;
UPDATE back_office_call SET subject = order_no FROM orders WHERE orders.id = order_id;
ALTER TABLE back_office_call ALTER COLUMN subject SET NOT NULL;

-- What somebody had a sandbox decide. Append only.
CREATE TABLE sandbox_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The number of the payment or of the signing.
  subject text NOT NULL,
  outcome text NOT NULL,
  actor text NOT NULL,
  request_id text,
  at timestamptz NOT NULL
);

-- The back office gives back an amount of its choice, with a note; beside it the rest may still go back once.
ALTER TABLE refund DROP CONSTRAINT refund_cause_check;
ALTER TABLE refund ADD CONSTRAINT refund_cause_check CHECK (cause IN ('shopper', 'late', 'double', 'excess', 'granted'));
ALTER TABLE refund ADD COLUMN note text, ADD CHECK ((cause = 'granted') = (note IS NOT NULL));
DROP INDEX refund_one_of_payment;
CREATE UNIQUE INDEX refund_one_of_payment ON refund (pay_no) WHERE status <> 'refused' AND cause <> 'granted';
