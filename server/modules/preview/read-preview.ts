import type { Static } from 'typebox'
import { HomeTabKind } from '@/wire/enums/content'
import type { Preview, PreviewQuery } from '@/wire/schemas/preview'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { KeyRing } from '../../secrets/key-ring'
import { draftActivities } from '../activity/read-activities'
import { draftBanners } from '../banner/banner-statements'
import { listUnpublished } from '../content/article-statements'
import { articleView } from '../content/read-article'
import { endOfKey } from './preview-link'

/** When what is shown was brought last. */
const savedAtOf = async (database: Queryable, { articles, activities, banners }: Drafts): Promise<Date | null> => {
  const shown = Object.entries({ article: articles, activity: activities, banner: banners }).flatMap(([kind, drafts]) =>
    drafts.map(({ id }) => ({ kind, id })),
  )
  const row = await database.one<{ at: Date | null }>(
    `SELECT max(saved.published_at) AS at
     FROM published_entry saved JOIN unnest($1::text[], $2::text[]) AS shown (kind, id)
       ON shown.kind = saved.kind AND shown.id = saved.id`,
    [shown.map(({ kind }) => kind), shown.map(({ id }) => id)],
  )
  return row?.at ?? null
}

type Drafts = Pick<Preview, 'articles' | 'activities' | 'banners'>

/** The articles of a tab; the slides on that of the house, and those of all other groups on the first; activities on theirs. */
const draftsOf = async (database: Queryable, tab: HomeTabKind, now: Date): Promise<Drafts> => {
  const [rows, activities, banners] = await Promise.all([
    listUnpublished(database, tab, now),
    tab === HomeTabKind.activities ? draftActivities(database, now) : [],
    tab === HomeTabKind.recommended || tab === HomeTabKind.custom ? draftBanners(database) : [],
  ])
  return {
    articles: rows.map(articleView),
    activities,
    banners: banners.filter(({ bannerNo }) => (bannerNo === HomeTabKind.custom) === (tab === HomeTabKind.custom)),
  }
}

/**
 * What a tab will show that is not out yet, as it will be read.
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
  const drafts = await draftsOf(database, tab, now)
  const savedAt = await savedAtOf(database, drafts)
  return {
    tab,
    ...drafts,
    savedTime: savedAt === null ? null : formatShanghai(savedAt.getTime()),
    endTime: formatShanghai(endsAt.getTime()),
  }
}
