-- Sessions that the mini-program opened before it was kept who opened them are of the account's WeChat user: another one who
-- is bound ends all sessions of before. A browser names itself "Apple iPhone", "Android ..." or "Browser ...", also inside
-- WeChat, and WeChat names the phone's own brand.
UPDATE session SET open_id = account.open_id FROM account
  WHERE account.id = account_id AND session.open_id IS NULL AND account.open_id IS NOT NULL
    AND device_name LIKE '% (WeChat)' AND device_name !~ '^(Android|Browser) '
    AND device_name !~ '^Apple (iPhone|iPad|Macintosh) \(';
