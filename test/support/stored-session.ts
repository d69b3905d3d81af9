import type { BrowserContext } from '@playwright/test'
import type { LoginReply } from '@/wire/schemas/account'
import { makeStoredEntry } from '@/services/storage/stored-entry'

const SESSION_KEY = 'vela:session'

/** Lets a browser begin as one in which somebody has logged in before. */
export const storeSession = (context: BrowserContext, origin: string, reply: LoginReply): Promise<void> => {
  const { token, userInfo: user, agreementsUpdated } = reply
  const entry = makeStoredEntry({ token, user, agreementsUpdated }, { version: '1', nowMs: Date.now() })
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(entry) }]
  return context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}
