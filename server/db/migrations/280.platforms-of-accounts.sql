-- What a person registered through: 3 the mini-program, as all did so far; null for those whom no app registered.
ALTER TABLE account ADD COLUMN client_platform smallint DEFAULT 3;
ALTER TABLE account ALTER COLUMN client_platform DROP DEFAULT;
