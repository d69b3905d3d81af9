-- What a lead came through: 3 the mini-program, as all did so far.
ALTER TABLE activity_registration ADD COLUMN client_platform smallint NOT NULL DEFAULT 3;
ALTER TABLE activity_registration ALTER COLUMN client_platform DROP DEFAULT;
