import { RegistrationResult } from '@/wire/enums/activity'
import { TopicKind } from '@/wire/enums/content'
import type { Queryable } from '../../db/queryable'
import type { Entry, EntryKind, EntryOf } from '../../writing/entry'
import { instantOf } from '../../writing/moment'
import { tookPlaceBefore } from '../activity/begin-anew'
import { findDeadLinks } from './find-dead-links'

/** What keeps an entry from being published, which only the server can know. */
export interface EntryFault {
  kind: EntryKind
  id: string
  /** Of the head; of a link in the text its address. */
  field: string
  text: string
}

/** What entries may refer to, and what they may not take. */
interface Known {
  authors: ReadonlySet<string>
  models: ReadonlySet<string>
  topics: ReadonlySet<string>
  hashtags: ReadonlySet<string>
  /** "one 3" -> the banner that stands there. */
  places: ReadonlyMap<string, string>
  /** What has become of activities, by id. */
  activities: ReadonlyMap<string, SignUps>
}

/** Who has signed up for an activity. */
interface SignUps {
  id: string
  /** Places. */
  taken: number
  /** Somebody waits for the lot. */
  isAwaited: boolean
  isDrawn: boolean
}

const ofKind = <Kind extends EntryKind>(entries: readonly Entry[], kind: Kind): EntryOf<Kind>[] =>
  entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind)

/** The activities of some entries that are given a day ahead. */
export const datedAhead = (entries: readonly Entry[], now: Date): string[] =>
  ofKind(entries, 'activity')
    .filter(({ startAt }) => instantOf(startAt, now) > now)
    .map(({ id }) => id)

/**
 * The activities of some entries as they are; nobody signs up for them until the transaction ends. Of one that is to begin
 * anew nothing is left that could be in the way.
 */
const holdSignUps = async (tx: Queryable, entries: readonly Entry[], now: Date): Promise<SignUps[]> => {
  const ids = ofKind(entries, 'activity').map(({ id }) => id)
  await tx.query('SELECT FROM activity WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids])
  return tx.query<SignUps>(
    `SELECT id, taken, drawn_at IS NOT NULL AS "isDrawn",
       EXISTS (SELECT FROM activity_registration WHERE activity_id = activity.id AND result = $2) AS "isAwaited"
     FROM activity WHERE id = ANY ($1) AND NOT (id = ANY ($3) AND ${tookPlaceBefore('$4')})`,
    [ids, RegistrationResult.registering, datedAhead(entries, now), now],
  )
}

const placeOf = ({ bannerNo, sort }: EntryOf<'banner'>): string => `${bannerNo} ${sort}`
const isShown = ({ isWithdrawn, isDraft }: EntryOf<'banner'>): boolean => !isWithdrawn && !isDraft

/**
 * SQL: the authors that writers may write as: those of the house, and customers whom the house has given a badge. One that a
 * customer's own posts have made is none, nor is what an account that has ended leaves behind.
 */
const AUTHORS_OF_HOUSE = `SELECT id FROM author WHERE name <> '' AND (user_id IS NULL OR badge IS NOT NULL)`

const readKnown = async (tx: Queryable, entries: readonly Entry[], now: Date): Promise<Known> => {
  const idsOf = async (sql: string): Promise<string[]> => (await tx.query<{ id: string }>(sql)).map(({ id }) => id)
  const [authors, models, topics, hashtags, banners, activities] = await Promise.all([
    idsOf(AUTHORS_OF_HOUSE),
    idsOf('SELECT id FROM model'),
    idsOf(`SELECT id FROM topic WHERE kind = ${TopicKind.topic}`),
    idsOf(`SELECT id FROM topic WHERE kind = ${TopicKind.hashtag}`),
    tx.query<{ id: string; place: string }>(`SELECT id, banner_no || ' ' || sort AS place FROM banner`),
    holdSignUps(tx, entries, now),
  ])
  const brought = ofKind(entries, 'banner')
  const others = banners.filter(({ id }) => !brought.some((banner) => banner.id === id))
  return {
    authors: new Set(authors),
    models: new Set(models),
    topics: new Set([...topics, ...ofKind(entries, 'topic').map(({ id }) => id)]),
    hashtags: new Set([...hashtags, ...ofKind(entries, 'hashtag').map(({ id }) => id)]),
    // Of two in one place the first has it.
    places: new Map(
      [...others, ...brought.filter(isShown).map((banner) => ({ id: banner.id, place: placeOf(banner) }))]
        .reverse()
        .map(({ id, place }) => [place, id]),
    ),
    activities: new Map(activities.map((signUps) => [signUps.id, signUps])),
  }
}

type Found = readonly [field: string, text: string]

const articleFaults = ({ authorId, modelId, topics, hashtags }: EntryOf<'article'>, known: Known): Found[] => [
  ...(known.authors.has(authorId)
    ? []
    : [['author', `there is no ${authorId}: take one of ${[...known.authors].sort().join(', ')}.`] as const]),
  ...(modelId === null || known.models.has(modelId)
    ? []
    : [['model', `there is no ${modelId}: take one of ${[...known.models].join(', ')}.`] as const]),
  ...topics
    .filter((id) => !known.topics.has(id))
    .map((id) => ['topics', `there is no ${id}: write topics/${id}.md.`] as const),
  ...hashtags
    .filter((id) => !known.hashtags.has(id))
    .map((id) => ['hashtags', `there is no ${id}: add it to hashtags.yml with its Chinese.`] as const),
]

const isInOrder = (moments: readonly (string | null)[], now: Date): boolean => {
  const times = moments.flatMap((moment) => (moment === null ? [] : [instantOf(moment, now).getTime()]))
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
}

const isAfter = (one: string | null, other: string, now: Date): boolean =>
  one !== null && instantOf(one, now) > instantOf(other, now)

const activityFaults = (entry: EntryOf<'activity'>, known: Known, now: Date): Found[] => {
  const { id, startAt, endAt, signUpFrom, signUpUntil, drawAt, quota } = entry
  const { taken = 0, isAwaited = false, isDrawn = false } = known.activities.get(id) ?? {}
  return [
    ...(isInOrder([startAt, endAt], now) ? [] : [['end', 'it ends before it begins.'] as const]),
    ...(isInOrder([signUpFrom, signUpUntil], now) && isInOrder([signUpUntil, endAt], now)
      ? []
      : [['signUpUntil', 'sign-up ends after it begins, and before the activity ends.'] as const]),
    ...(drawAt === null || (!isAfter(signUpUntil, drawAt, now) && isAfter(endAt, drawAt, now))
      ? []
      : [['draw', 'places are drawn after sign-up ends, and before the activity ends.'] as const]),
    ...(drawAt === null && isDrawn ? [['draw', 'the places were drawn: leave it as it was.'] as const] : []),
    ...(drawAt === null && isAwaited ? [['draw', 'somebody waits for it: leave it.'] as const] : []),
    ...(quota === null || quota >= taken
      ? []
      : [['places', `${taken} are taken already: leave at least as many.`] as const]),
  ]
}

const faultsOf = (entry: Entry, known: Known, now: Date): Found[] => {
  switch (entry.kind) {
    case 'article':
      return articleFaults(entry, known)
    case 'activity':
      return activityFaults(entry, known, now)
    case 'banner': {
      const holder = known.places.get(placeOf(entry)) ?? entry.id
      return holder === entry.id || !isShown(entry) ? [] : [['position', `${holder} stands there: take another one.`]]
    }
    // Both are rows of one table: one would take the place of the other, with its articles and followers.
    case 'topic':
      return known.hashtags.has(entry.id) ? [['name', 'a hashtag is called so: give the file another name.']] : []
    case 'hashtag':
      return known.topics.has(entry.id) ? [[entry.id, 'a topic has this id: take another word.']] : []
    case 'guide':
      return []
    default:
      return entry satisfies never
  }
}

/** Everything that keeps entries from being published, all at once. */
export const findFaults = async (tx: Queryable, entries: readonly Entry[], now: Date): Promise<EntryFault[]> => {
  const known = await readKnown(tx, entries, now)
  const deadLinks = await findDeadLinks(tx, entries)
  return entries.flatMap((entry) =>
    [...faultsOf(entry, known, now), ...(deadLinks.get(entry) ?? [])].map(([field, text]) => ({
      kind: entry.kind,
      id: entry.id,
      field,
      text,
    })),
  )
}
