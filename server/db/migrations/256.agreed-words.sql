-- What databases were seeded with before, by its agreed names; a text of one's own stays.
UPDATE agreement SET title = 'Personal info collection list' WHERE id = 4 AND title = 'Personal information list';
UPDATE dictionary_entry SET dict_label = 'Confidential'
WHERE dict_type = 'gender' AND dict_value = '3' AND dict_label = 'Prefer not to say';
