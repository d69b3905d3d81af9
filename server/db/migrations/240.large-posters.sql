-- The poster of a model in the shapes of larger windows: 3 by 4, and more than twice as wide as high.
ALTER TABLE model ADD COLUMN tablet_poster text, ADD COLUMN wide_poster text;
UPDATE model SET
  tablet_poster = replace(purchase_poster, '-poster.', '-tablet.'),
  wide_poster = replace(purchase_poster, '-poster.', '-wide.')
WHERE purchase_poster IN ('/static/img/vela-7-poster.webp', '/static/img/vela-9-poster.webp');
