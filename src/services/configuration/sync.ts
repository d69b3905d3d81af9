import { ErrorCode } from '@/wire/errors'
import type { SavedConfiguration } from '@/wire/schemas/configuration'
import { asKept, type KeptConfiguration } from '@/domain/configuration/kept'
import { mergeConfigurations } from '@/domain/configuration/merge'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { deleteConfiguration, fetchSavedConfigurations, saveConfiguration } from '../api/configuration'
import { isRefusal } from '../request/errors'
import { randomId } from '../storage/random-id'
import { keeperId } from './kept'
import { changeKept, changeOne, keptStore } from './kept-store'

/** Refusals that leave a configuration as it is on this phone until the next meeting; the others go on. */
const STAYS_HERE = [ErrorCode.conflict, ErrorCode.tooManyConfigurations, ErrorCode.invalidField] as const

/** Notes what the account answered, unless it was changed again or deleted on the way. */
const noteSent = (sent: KeptConfiguration, saved: SavedConfiguration, userId: string): void =>
  changeOne(sent.id, (one) =>
    one.state === 'unsent' && isSameChoice(one, sent)
      ? asKept(saved, userId, parseShanghai(saved.savedTime))
      : { ...one, revision: saved.revision },
  )

const send = async (kept: KeptConfiguration, userId: string): Promise<void> => {
  const { id, revision, state: _state, ownerId: _owner, savedAtMs: _savedAt, ...snapshot } = kept
  noteSent(kept, await saveConfiguration({ ...snapshot, id, baseRevision: revision }), userId)
}

const tellDeleted = async ({ id, revision }: KeptConfiguration): Promise<void> => {
  await deleteConfiguration({ id, baseRevision: revision })
  changeKept((kept) => kept.filter((one) => one.id !== id))
}

const tell = async (kept: KeptConfiguration, userId: string): Promise<void> => {
  try {
    await (kept.state === 'deleted' ? tellDeleted(kept) : send(kept, userId))
  } catch (error) {
    if (!isRefusal(error, ...STAYS_HERE)) throw error
  }
}

const sync = async (userId: string): Promise<void> => {
  const saved = await fetchSavedConfigurations()
  // A user who logged out or in meanwhile is not mixed up with the one who asked.
  if (keeperId() !== userId) return
  changeKept((kept) => mergeConfigurations(kept, saved, { userId, makeId: randomId }))
  const told = new Set<KeptConfiguration>()
  const nextToTell = (): KeptConfiguration | undefined =>
    keptStore.getState().find((kept) => kept.ownerId === userId && kept.state !== 'sent' && !told.has(kept))
  // Looked for anew after each call, so that what is saved or deleted meanwhile goes along.
  for (let kept = nextToTell(); kept && keeperId() === userId; kept = nextToTell()) {
    told.add(kept)
    await tell(kept, userId)
  }
}

let underway: { userId: string; done: Promise<void> } | undefined

/**
 * Brings phone and account together, without loss on either side; for a visitor it does nothing. It runs at launch and
 * after a login (`keep-in-step.ts`); pages call it when they show saved configurations and after a change. A call while
 * one is under way joins it, which takes along what was changed meanwhile.
 *
 * @throws ApiError as `call`; what was not sent stays on the phone for the next time.
 */
export const syncConfigurations = async (): Promise<void> => {
  const userId = keeperId()
  if (userId === null) return
  if (underway?.userId !== userId) {
    const done = sync(userId).finally(() => {
      if (underway?.done === done) underway = undefined
    })
    underway = { userId, done }
  }
  await underway.done
}
