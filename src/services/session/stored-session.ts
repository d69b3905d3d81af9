import { isText } from '../storage/is-text'
import { storedSlot } from '../storage/stored-slot'
import type { LoggedInUser } from './state'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isLoggedInUser = (value: unknown): value is LoggedInUser =>
  isObject(value) &&
  isText(value.token) &&
  isObject(value.user) &&
  isText(value.user.id) &&
  typeof value.agreementsUpdated === 'boolean'

/** Token and user in one entry, so that neither is ever kept without the other. */
export const sessionSlot = storedSlot('session', { isValue: isLoggedInUser })
