import type { Queryable } from '../../queryable'
import { comments } from './comments'

/** The rows of all threads, without what is said by authors who are no longer there. */
const rowsBy = (known: ReadonlySet<string>) =>
  Object.entries(comments).flatMap(([articleId, threads]) =>
    threads.flatMap(({ likes, replies = [], minutes, ...root }, index) => {
      if (!known.has(root.by)) return []
      const rootId = `${articleId}-${index + 1}`
      const replyId = (place: number): string => `${rootId}-${place + 1}`
      const replyRows = replies
        .map(({ answers, ...reply }, place) => ({
          ...reply,
          articleId,
          id: replyId(place),
          rootId,
          answeredId: answers === undefined || !known.has(replies[answers]?.by ?? '') ? null : replyId(answers),
          likes: 0,
          replies: 0,
          minutes: minutes + reply.minutes,
        }))
        .filter(({ by }) => known.has(by))
      const rootRow = { ...root, articleId, id: rootId, rootId: null, answeredId: null, likes, minutes }
      return [{ ...rootRow, replies: replyRows.length }, ...replyRows]
    }),
  )

/**
 * What is said under those of the demo's articles that are there: a catalogue of its own has others. None is of the time to
 * come, however young its article is.
 */
export const bringComments = async (tx: Queryable, now: Date): Promise<void> => {
  const authors = await tx.query<{ id: string }>("SELECT id FROM author WHERE name <> ''")
  const rows = rowsBy(new Set(authors.map(({ id }) => id)))
  await tx.query(
    `INSERT INTO comment (id, article_id, root_id, answered_id, author_id, content, zh, like_count, reply_count, written_at)
     SELECT said.id, article.id, said."rootId", said."answeredId", said.by, said.says,
       jsonb_build_object('content', said.zh), said.likes, said.replies,
       least(article.published_at + said.minutes * interval '1 minute', $2)
     FROM jsonb_to_recordset($1::jsonb) AS said (id text, "articleId" text, "rootId" text, "answeredId" text, by text,
       says text, zh text, likes int, replies int, minutes int)
     JOIN article ON article.id = said."articleId" AND article.published_at IS NOT NULL
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows), now],
  )
  await tx.query(
    `UPDATE article SET comment_count = (SELECT count(*) FROM comment WHERE article_id = article.id)
     WHERE id IN (SELECT article_id FROM comment)`,
  )
}
