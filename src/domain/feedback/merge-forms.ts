import type { DraftMedia, FeedbackForm } from './draft'

/** Of two values the one that was changed; ours where both were. */
const changed = <Value>(base: Value, mine: Value, theirs: Value): Value => (mine === base ? theirs : mine)

/** Two texts as one that loses nothing: the longer one where it holds the other, else one after the other. */
const joined = (mine: string, theirs: string, between: string): string => {
  if (mine.includes(theirs)) return mine
  return theirs.includes(mine) ? theirs : `${mine}${between}${theirs}`
}

const mergeText = (base: string, mine: string, theirs: string, between: string): string =>
  mine === base || theirs === base ? changed(base, mine, theirs) : joined(mine, theirs, between)

/**
 * All media of both, but those that one side has removed since. A path is of the side that has changed it, for a file may be
 * gone; the server's wins over none.
 */
const mergeMedia = (
  base: readonly DraftMedia[],
  mine: readonly DraftMedia[],
  theirs: readonly DraftMedia[],
): DraftMedia[] => {
  const has = (list: readonly DraftMedia[], key: string): boolean => list.some((one) => one.key === key)
  const isRemoved = ({ key }: DraftMedia): boolean => has(base, key) && !(has(mine, key) && has(theirs, key))
  const pathIn = (list: readonly DraftMedia[], key: string): string | null =>
    list.find((one) => one.key === key)?.path ?? null
  const ours = mine.map((one) => {
    const theirPath = pathIn(theirs, one.key)
    return { ...one, path: changed(pathIn(base, one.key), one.path, theirPath) ?? theirPath }
  })
  return [...ours, ...theirs.filter(({ key }) => !has(mine, key))].filter((one) => !isRemoved(one))
}

/**
 * Joins what two phones made of the same draft. What only one of them changed is taken from it; where both did, nothing
 * that was written is lost, even if both together are more than a feedback may have (`beyondLimits`).
 */
export const mergeForms = (base: FeedbackForm, mine: FeedbackForm, theirs: FeedbackForm): FeedbackForm => ({
  category: changed(base.category, mine.category, theirs.category),
  content: mergeText(base.content, mine.content, theirs.content, '\n'),
  contact: mergeText(base.contact, mine.contact, theirs.contact, ', '),
  media: mergeMedia(base.media, mine.media, theirs.media),
})
