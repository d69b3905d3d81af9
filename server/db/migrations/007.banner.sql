-- A slide of a banner group; it leads to link_data, read by link_type.
CREATE TABLE banner (
  id text PRIMARY KEY,
  banner_no text NOT NULL,
  sort smallint NOT NULL,
  title text NOT NULL,
  subtitle text NOT NULL,
  picture text NOT NULL,
  slide_style smallint NOT NULL CHECK (slide_style BETWEEN 0 AND 3),
  link_type text NOT NULL,
  link_data text NOT NULL,
  UNIQUE (banner_no, sort)
);
