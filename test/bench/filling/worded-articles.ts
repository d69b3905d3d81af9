import { ArticleKind } from '@/wire/enums/content'
import type { Queryable } from '../../../server/db/queryable'

/** A statement may not take long. */
const AT_ONCE = 5_000

/**
 * Adds articles of made-up words in both languages, one a minute into the past. Every second says "road", every 50th 夜驾;
 * every 2,000th "zephyr" and 极光, but none of the newest 5,000.
 */
export const addWordedArticles = async (db: Queryable, count: number): Promise<void> => {
  for (let from = 0; from < count; from += AT_ONCE) await addSome(db, from + 1, Math.min(count, from + AT_ONCE))
  await db.query('VACUUM ANALYZE article')
}

const addSome = (db: Queryable, first: number, last: number): Promise<unknown[]> =>
  db.query(
    `INSERT INTO article (id, kind, title, summary, author_id, like_count, comment_count, published_at, body, zh)
     SELECT 'many-' || nth, $3,
       concat_ws(' ', CASE WHEN nth % 2 = 0 THEN 'road' END, words[1], words[2], words[3]),
       concat_ws(' ', CASE WHEN is_rare THEN 'zephyr' END, array_to_string(words[4:], ' ')),
       (SELECT min(id) FROM author), 0, 0, now() - nth * interval '1 minute', repeat('<p>' || words[1] || '</p>', 100),
       jsonb_build_object(
         'title', characters || CASE WHEN nth % 50 = 0 THEN '夜驾' ELSE '' END,
         'summary', CASE WHEN is_rare THEN '极光' ELSE '' END || reverse(characters))
     FROM generate_series($1::integer, $2::integer) AS nth,
       LATERAL (SELECT nth > 5000 AND nth % 2000 = 0 AS is_rare) AS told,
       LATERAL (
         SELECT array_agg(parts[seed % 15 + 1] || parts[seed / 15 % 15 + 1] || parts[seed / 225 + 1]) AS words
         FROM (SELECT ARRAY['la', 'me', 'ro', 'ti', 'su', 'ka', 'ne', 'vo', 'da', 'pi', 'len', 'mar', 'tos', 'gri', 'sel'] AS parts) AS made,
           LATERAL (SELECT (nth * 7919 + place * place * 10473) % 3375 AS seed FROM generate_series(1, 14) AS place) AS seeds) AS english,
       LATERAL (
         SELECT string_agg(chr(19968 + (nth * 31 + place * 977 + place * nth) % 3000), '') AS characters
         FROM generate_series(1, 12) AS place) AS chinese`,
    [first, last, ArticleKind.pictureText],
  )
