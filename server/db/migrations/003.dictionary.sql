CREATE TABLE dictionary_entry (
  dict_type text NOT NULL,
  dict_value text NOT NULL,
  dict_label text NOT NULL,
  sort smallint NOT NULL,
  PRIMARY KEY (dict_type, dict_value)
);
