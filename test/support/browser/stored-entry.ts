import type { Page } from '@playwright/test'
import { makeStoredEntry } from '@/services/storage/stored-entry'

/** Keeps a value where the app keeps its own, as if it had been written now. */
export const storeEntry = (page: Page, key: string, value: unknown): Promise<void> => {
  const entry = JSON.stringify(makeStoredEntry(value, { version: '1', nowMs: Date.now() }))
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, entry] as const)
}
