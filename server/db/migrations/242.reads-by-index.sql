-- What a page of a contract and of a payment asks for had no index of its own.
CREATE INDEX contract_signing_newest ON contract_signing (order_id, started_at DESC, flow_no DESC);
CREATE INDEX refund_newest ON refund (pay_no, created_at DESC, refund_no DESC);
