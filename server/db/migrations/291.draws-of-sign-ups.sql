-- When the place of a sign-up was drawn: a later draw of the activity is no news to who has had one since the first.
ALTER TABLE activity_registration ADD COLUMN drawn_at timestamptz;
UPDATE activity_registration SET drawn_at = activity.drawn_at FROM activity
WHERE activity.id = activity_registration.activity_id AND activity_registration.result <> 0 AND activity.drawn_at IS NOT NULL;
