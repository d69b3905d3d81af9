import type { Queryable } from '../../queryable'
import { articleTables } from './articles'
import { demoUser, lateReader } from '../users'

/** The authors of the demo who are its customers too, so that people can follow each other. */
const CUSTOMERS = [
  { authorId: 'zhou-yining', userId: demoUser.id },
  { authorId: 'lin-qiao', userId: lateReader.id },
]

/** Gives the demo's articles that came before they had a body theirs, and its authors their accounts. */
export const fillBodies = async (tx: Queryable, now: Date): Promise<void> => {
  const rows = articleTables(now).find(({ name }) => name === 'article')?.rows ?? []
  await tx.query(
    `UPDATE article SET body = seeded.body, zh = article.zh || jsonb_build_object('body', seeded.zh -> 'body'),
       slide_style = seeded.slide_style, model_id = seeded.model_id
     FROM jsonb_populate_recordset(NULL::article, $1::jsonb) seeded
     WHERE article.id = seeded.id AND article.body = '' AND article.summary = seeded.summary`,
    [JSON.stringify(rows)],
  )
  for (const { authorId, userId } of CUSTOMERS) {
    await tx.query(
      `UPDATE author SET user_id = account.id FROM account
       WHERE author.id = $1 AND author.user_id IS NULL AND account.id = $2 AND account.cancelled_at IS NULL`,
      [authorId, userId],
    )
  }
  // She follows him; who logs in as him finds one author who would be mutual.
  await tx.query(
    `INSERT INTO author_follow (user_id, author_id, followed_at)
     SELECT lin.user_id, zhou.id, $1 FROM author lin, author zhou
     WHERE lin.id = 'lin-qiao' AND lin.user_id IS NOT NULL AND zhou.id = 'zhou-yining' ON CONFLICT DO NOTHING`,
    [now],
  )
}
