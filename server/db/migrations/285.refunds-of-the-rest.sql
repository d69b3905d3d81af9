-- Beside what the back office grants, one refund of a payment at a time: what has gone back leaves the rest to be asked for.
DROP INDEX refund_one_of_payment;
CREATE UNIQUE INDEX refund_one_of_payment ON refund (pay_no) WHERE status IN ('waiting', 'accepted') AND cause <> 'granted';
