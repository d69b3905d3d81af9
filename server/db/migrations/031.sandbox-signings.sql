-- The sandbox signing provider's own books; no other table refers to them.
CREATE TABLE sandbox_signing (
  flow_no text PRIMARY KEY,
  -- When the signature counts; null until it is decided.
  signs_at timestamptz,
  declined boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL
);
