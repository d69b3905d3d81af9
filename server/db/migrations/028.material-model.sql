-- The model that an album shows, so that a link may ask for "the pictures of a model"; null for an album of the brand.
ALTER TABLE material_folder ADD COLUMN model_id text REFERENCES model (id);

UPDATE material_folder SET model_id = model.id FROM model WHERE material_folder.id LIKE model.id || '-%';
