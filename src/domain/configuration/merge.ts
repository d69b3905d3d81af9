import type { SavedConfiguration } from '@/wire/schemas/configuration'
import { parseShanghai } from '../time/shanghai-time'
import { asKept, withoutOthers, type KeptConfiguration } from './kept'
import { isSameChoice } from './snapshot'

/** Whose account is merged, and how a copy gets an id of its own. */
export interface MergeOptions {
  userId: string
  makeId: () => string
}

/** Whether the account's configuration is about to go, or to become another car, by what was done on this phone. */
const isEndedBy = (kept: KeptConfiguration, saved: SavedConfiguration): boolean =>
  kept.id === saved.id &&
  kept.revision === saved.revision &&
  (kept.state === 'deleted' || (kept.state === 'unsent' && !isSameChoice(kept, saved)))

/** What becomes of one of the phone's, beside what the account has under its id; undefined when nothing is left to do. */
const fateOf = (
  kept: KeptConfiguration,
  saved: SavedConfiguration | undefined,
  { userId, makeId }: MergeOptions,
): KeptConfiguration | undefined => {
  const isUnchangedThere = saved?.revision === kept.revision
  switch (kept.state) {
    case 'sent':
      // The account's own is taken; what is not there any more was deleted on another phone.
      return undefined
    case 'deleted':
      return isUnchangedThere ? kept : undefined
    case 'unsent':
      if (saved === undefined || isUnchangedThere) return { ...kept, ownerId: userId }
      // Changed here and there: both are kept.
      return { ...kept, ownerId: userId, id: makeId(), revision: 0 }
    default:
      return kept.state satisfies never
  }
}

/**
 * Brings together what a phone keeps and what an account has, so that nothing is lost: a visitor's configurations become
 * the user's; one that was changed on two phones is kept twice; one that was changed elsewhere outlives its deletion
 * here. The same car is not kept twice only because it was saved in two places.
 *
 * @returns what the phone keeps then; `unsent` and `deleted` ones are still to be told to the account.
 */
export const mergeConfigurations = (
  kept: readonly KeptConfiguration[],
  saved: readonly SavedConfiguration[],
  options: MergeOptions,
): KeptConfiguration[] => {
  const { userId } = options
  const isMine = ({ ownerId }: KeptConfiguration): boolean => ownerId === null || ownerId === userId
  const mine = kept.filter(isMine)
  const staying = saved.filter((one) => !mine.some((other) => isEndedBy(other, one)))
  const isUpdate = (one: KeptConfiguration): boolean => saved.some((other) => isEndedBy(one, other))
  const isThere = (one: KeptConfiguration): boolean =>
    one.state === 'unsent' && !isUpdate(one) && staying.some((other) => isSameChoice(one, other))
  const pending = mine
    .filter((one) => !isThere(one))
    .flatMap(
      (one) =>
        fateOf(
          one,
          saved.find(({ id }) => id === one.id),
          options,
        ) ?? [],
    )
  const replaced = new Set(pending.map(({ id }) => id))
  return [
    ...withoutOthers(kept, userId).filter((one) => !isMine(one)),
    ...pending,
    ...saved.filter(({ id }) => !replaced.has(id)).map((one) => asKept(one, userId, parseShanghai(one.savedTime))),
  ]
}
