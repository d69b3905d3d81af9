-- Which of two figures of the parameter table is the better one; null where neither is.
ALTER TABLE model_parameter ADD COLUMN better text CHECK (better IN ('higher', 'lower'));
UPDATE model_parameter SET better = 'higher' WHERE name IN ('CLTC range', 'Battery', 'Peak power', 'Top speed', 'Boot');
UPDATE model_parameter SET better = 'lower' WHERE name IN ('10–80 %', '0–100 km/h', 'Delivery');
