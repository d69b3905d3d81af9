import type { Queryable } from '../../db/queryable'
import { FILES_PREFIX } from '../file/file-link'
import { releaseFiles } from '../file/file-sweep'

/** What is kept of a post beside its article, by the article's id. */
const PARTS = ['article_media', 'article_topic', 'article_tab', 'article_report', 'post'] as const

/**
 * Erases a post with its pictures. The row of its article stays, withdrawn and empty: others have saved it, and answered to
 * what was said under it.
 */
export const erasePost = async (
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> => {
  const media = await tx.query<{ url: string }>('SELECT url FROM article_media WHERE article_id = $1', [id])
  for (const part of PARTS) await tx.query(`DELETE FROM ${part} WHERE article_id = $1`, [id])
  await tx.query(`UPDATE article SET summary = '', withdrawn_at = coalesce(withdrawn_at, $2) WHERE id = $1`, [id, now])
  await releaseFiles(
    tx,
    userId,
    media.map(({ url }) => url.slice(FILES_PREFIX.length)),
    now,
  )
}

/** Erases all that an account which ends has posted. */
export const forgetPostsOf = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const posts = await tx.query<{ id: string }>(
    'SELECT article_id AS id FROM post WHERE user_id = $1 ORDER BY article_id FOR UPDATE',
    [userId],
  )
  for (const { id } of posts) await erasePost(tx, { id, userId }, now)
}
