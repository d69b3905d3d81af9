/** SQL: an account ($1) that was to be deleted is kept. */
export const CALL_OFF_DELETION =
  'UPDATE account SET delete_at = NULL, cancel_reason = NULL WHERE id = $1 AND delete_at IS NOT NULL'
