import type { ConfigurationSnapshot, SavedConfiguration } from '@/wire/schemas/configuration'

/** A configuration as this phone keeps it. */
export interface KeptConfiguration extends ConfigurationSnapshot {
  id: string
  /** The account's revision that it was made from; 0 while no account has it. */
  revision: number
  /** As the account has it; changed here since; or deleted here, which the account is still to be told. */
  state: 'sent' | 'unsent' | 'deleted'
  /** Whose it is: an account's id, null for a visitor's. */
  ownerId: string | null
  /** When it was saved, in epoch ms. */
  savedAtMs: number
}

/** A configuration of an account, as the phone that just read it keeps it. */
export const asKept = (
  { savedTime: _, ...saved }: SavedConfiguration,
  ownerId: string,
  savedAtMs: number,
): KeptConfiguration => ({ ...saved, state: 'sent', ownerId, savedAtMs })

/** Whether a user, or the visitor for null, may see what is kept: their own, and what was saved before logging in. */
const isShownTo = ({ state, ownerId }: KeptConfiguration, userId: string | null): boolean =>
  state !== 'deleted' && (ownerId === null || ownerId === userId)

/** What a user sees, newest first. */
export const shownTo = (kept: readonly KeptConfiguration[], userId: string | null): KeptConfiguration[] =>
  kept.filter((one) => isShownTo(one, userId)).sort((one, other) => other.savedAtMs - one.savedAtMs)

/**
 * Leaves out what another account has anyway: it is not this user's, and comes back with the other login. What another
 * user changed and could not send stays.
 */
export const withoutOthers = (kept: readonly KeptConfiguration[], userId: string | null): KeptConfiguration[] =>
  kept.filter(({ state, ownerId }) => ownerId === null || ownerId === userId || state !== 'sent')
