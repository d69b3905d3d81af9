-- The lines of one day's bill are compared with the ledger, and a gateway has more of them every day.
CREATE INDEX provider_bill_line_of_day ON provider_bill_line (gateway, day);
