import { isRecord } from '../storage/is-record'
import { isText } from '../storage/is-text'
import { storedSlot } from '../storage/stored-slot'
import type { LoggedInUser } from './state'

const isLoggedInUser = (value: unknown): value is LoggedInUser =>
  isRecord(value) &&
  isText(value.token) &&
  isRecord(value.user) &&
  isText(value.user.id) &&
  typeof value.agreementsUpdated === 'boolean'

/** Token and user in one entry, so that neither is ever kept without the other. */
export const sessionSlot = storedSlot('session', { isValue: isLoggedInUser })
