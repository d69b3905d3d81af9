-- How long a message is news says its kind and the moment that it tells of, not how often it was tried.
ALTER TABLE subscription DROP COLUMN tries;
