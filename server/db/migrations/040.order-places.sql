-- An order's places are told with their codes from now on, so that they can be changed. Earlier orders kept only the names.
UPDATE orders SET place_snapshot = jsonb_set(
  place_snapshot,
  '{store}',
  '{"storeId": null, "deliverProvinceCode": null, "deliverCityCode": null}' || (place_snapshot -> 'store')
);
