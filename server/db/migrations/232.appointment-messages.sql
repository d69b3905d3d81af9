-- WeChat also tells of an appointment; the subject is its id.
ALTER TABLE subscription DROP CONSTRAINT subscription_scene_check;
ALTER TABLE subscription ADD CONSTRAINT subscription_scene_check CHECK (scene IN ('order', 'line', 'appointment'));
