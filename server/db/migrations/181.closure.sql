-- The latest closure of the app for maintenance; it lasts until somebody says that it is over.
CREATE TABLE closure (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  began_at timestamptz NOT NULL,
  -- By plan.
  ends_at timestamptz NOT NULL CHECK (ends_at > began_at),
  over_at timestamptz,
  reason text NOT NULL,
  zh jsonb NOT NULL DEFAULT '{}'
);
