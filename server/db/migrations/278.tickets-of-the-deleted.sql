-- An account that is deleted gives its tickets back; those that were deleted before left theirs in the lines, and took turns.
DELETE FROM line_ticket USING account WHERE account.id = account_id AND cancelled_at IS NOT NULL;
