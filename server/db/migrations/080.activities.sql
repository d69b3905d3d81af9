-- What the brand invites to: where and when, and who may come.
CREATE TABLE activity (
  id text PRIMARY KEY,
  title text NOT NULL,
  -- Over the text about it, and the text.
  heading text NOT NULL,
  intro text NOT NULL,
  -- What happens when: [{"time": "18:30", "text": "…"}]
  programme jsonb NOT NULL DEFAULT '[]',
  audience text NOT NULL,
  city text NOT NULL,
  place text NOT NULL,
  address text NOT NULL,
  zh jsonb NOT NULL DEFAULT '{}',
  longitude double precision NOT NULL,
  latitude double precision NOT NULL,
  -- The first is its cover.
  pictures text[] NOT NULL CHECK (cardinality(pictures) > 0),
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  -- None: one comes without signing up.
  sign_up_from timestamptz,
  sign_up_until timestamptz CHECK (sign_up_until > sign_up_from AND sign_up_until <= end_at),
  quota integer CHECK (quota > 0),
  -- Persons, guests among them.
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0 AND (quota IS NULL OR taken <= quota)),
  most_guests integer NOT NULL DEFAULT 0 CHECK (most_guests >= 0),
  -- When the places are drawn by lot; none: they go by arrival.
  draw_at timestamptz CHECK (draw_at >= sign_up_until AND draw_at < end_at),
  drawn_at timestamptz,
  CHECK ((sign_up_from IS NULL) = (sign_up_until IS NULL)),
  CHECK (draw_at IS NOT NULL OR drawn_at IS NULL),
  CHECK (draw_at IS NULL OR quota IS NOT NULL)
);
CREATE INDEX activity_by_end ON activity (end_at);
CREATE INDEX activity_to_draw ON activity (draw_at) WHERE drawn_at IS NULL;

-- Who signed up. A cancelled one is deleted: the person owes nothing and is not counted.
CREATE TABLE activity_registration (
  id text PRIMARY KEY,
  activity_id text NOT NULL REFERENCES activity (id),
  user_id text NOT NULL REFERENCES account (id),
  name text NOT NULL,
  guests integer NOT NULL CHECK (guests >= 0),
  lead_source text NOT NULL CHECK (lead_source IN ('public', 'video', 'baidu')),
  -- The lead-activity privacy statement as it was agreed to.
  agreement_version integer NOT NULL,
  -- 0 registering, 1 success, 2 failed
  result smallint NOT NULL CHECK (result IN (0, 1, 2)),
  code text NOT NULL UNIQUE,
  registered_at timestamptz NOT NULL,
  visited_at timestamptz,
  visited_by text,
  UNIQUE (activity_id, user_id),
  CHECK ((visited_at IS NULL) = (visited_by IS NULL)),
  CHECK (visited_at IS NULL OR result = 1)
);
CREATE INDEX activity_registration_of_user ON activity_registration (user_id);

-- A catalogue of its own is none of the demo's.
INSERT INTO seeded_part (name, version, seeded_at)
SELECT 'activities', 1, now() WHERE EXISTS (SELECT FROM model) AND NOT EXISTS (SELECT FROM model WHERE id = 'vela-7');
