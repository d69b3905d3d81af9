import { TopicKind } from '@/wire/enums/content'
import type { Queryable } from '../../db/queryable'
import type { Entry } from '../../writing/entry'
import { linksOf, type Shown, type ShownKind } from './links-of'

/** SQL: which of the ids of $1 are there, as far as no writer has withdrawn them; a draft is there to come. */
const THERE: Readonly<Record<ShownKind, string>> = {
  article: 'SELECT id FROM article WHERE withdrawn_at IS NULL AND id = ANY ($1)',
  topic: `SELECT id FROM topic WHERE kind = ${TopicKind.topic} AND withdrawn_at IS NULL AND id = ANY ($1)`,
  hashtag: `SELECT id FROM topic WHERE kind = ${TopicKind.hashtag} AND withdrawn_at IS NULL AND id = ANY ($1)`,
  activity: 'SELECT id FROM activity WHERE (withdrawn_at IS NULL OR is_draft) AND id = ANY ($1)',
  album: 'SELECT model_id AS id FROM material_folder WHERE model_id = ANY ($1)',
  guide: 'SELECT id FROM guide WHERE withdrawn_at IS NULL AND id = ANY ($1)',
  model: 'SELECT id FROM model WHERE withdrawn_at IS NULL AND id = ANY ($1)',
  shop: 'SELECT id FROM store WHERE id = ANY ($1)',
  agreement: 'SELECT DISTINCT id::text FROM agreement WHERE id::text = ANY ($1)',
}

const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/** The names of all that is there of what some links show, once the entries are published. */
const namesThere = async (tx: Queryable, entries: readonly Entry[], shown: readonly Shown[]): Promise<Set<string>> => {
  const names = new Set<string>()
  for (const kind of new Set(shown.map((one) => one.kind))) {
    const ids = shown.filter((one) => one.kind === kind).map(({ id }) => id)
    for (const { id } of await tx.query<{ id: string }>(THERE[kind], [ids])) names.add(nameOf({ kind, id }))
  }
  for (const entry of entries) {
    if (entry.isWithdrawn) names.delete(nameOf(entry))
    else names.add(nameOf(entry))
  }
  return names
}

const whyDead = ({ kind, id }: Shown): string =>
  id === ''
    ? `the link names no ${kind}.`
    : `there is no ${kind} ${id}: correct the link, or publish the ${kind} along with it.`

/** A link that leads nowhere, by its field. */
export type DeadLink = readonly [field: string, text: string]

/** The links of each entry that lead nowhere; those of what is withdrawn lead nobody. */
export const findDeadLinks = async (
  tx: Queryable,
  entries: readonly Entry[],
): Promise<ReadonlyMap<Entry, readonly DeadLink[]>> => {
  const links = entries
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((entry) => [entry, linksOf(entry)] as const)
    .filter(([, each]) => each.length > 0)
  const shown = links.flatMap(([, each]) => each.flatMap(({ shows }) => shows))
  const there = await namesThere(tx, entries, shown)
  return new Map(
    links.map(([entry, each]) => [
      entry,
      each.flatMap(({ field, shows, fault }): DeadLink[] => {
        if (fault !== null) return [[field, fault]]
        return shows.filter((one) => !there.has(nameOf(one))).map((one) => [field, whyDead(one)])
      }),
    ]),
  )
}
