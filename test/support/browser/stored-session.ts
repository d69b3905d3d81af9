import type { Page } from '@playwright/test'
import type { LoginReply } from '@/wire/schemas/account'
import { storeEntry } from './stored-entry'

/** Lets a page go on as that of a phone on which somebody has logged in before; it must be of the storefront's origin. */
export const storeSession = (page: Page, reply: LoginReply): Promise<void> => {
  const { token, userInfo: user, agreementsUpdated } = reply
  return storeEntry(page, 'vela:session', { token, user, agreementsUpdated })
}
