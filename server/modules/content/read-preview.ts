import type { Static } from 'typebox'
import type { Preview, PreviewQuery } from '@/wire/schemas/preview'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { KeyRing } from '../../secrets/key-ring'
import { listUnpublished } from './article-statements'
import { endOfKey } from './preview-link'
import { articleView } from './read-article'

/**
 * The articles of a tab that are not out yet, as they will be read.
 *
 * @throws Refusal linkExpired for a key that was not signed for this tab, or has ended.
 */
export const readPreview = async (
  { database, secret }: { database: Queryable; secret: KeyRing },
  { tab, key }: Static<typeof PreviewQuery>,
  now: Date,
): Promise<Preview> => {
  const endsAt = endOfKey(secret, tab, key, now)
  if (endsAt === null) throw new Refusal(ErrorCode.linkExpired)
  const [rows, saved] = await Promise.all([
    listUnpublished(database, tab, now),
    database.one<{ at: Date | null }>(
      `SELECT max(saved.published_at) AS at FROM published_entry saved
       JOIN article_tab shown ON shown.article_id = saved.id AND saved.kind = 'article'
       WHERE shown.tab = $1 AND shown.published_at > $2`,
      [tab, now],
    ),
  ])
  const savedAt = saved?.at ?? null
  return {
    tab,
    articles: await Promise.all(rows.map((row) => articleView(database, row))),
    savedTime: savedAt === null ? null : formatShanghai(savedAt.getTime()),
    endTime: formatShanghai(endsAt.getTime()),
  }
}
