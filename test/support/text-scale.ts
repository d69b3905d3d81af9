import type { BrowserContext } from '@playwright/test'
import { makeStoredEntry } from '@/services/storage/stored-entry'
import type { TextScale } from '@/services/text-sizes'

const TEXT_SCALE_KEY = 'vela:text-scale'

/** Lets every page of a browser be written as large as the shopper has chosen in the settings. */
export const chooseTextScale = (context: BrowserContext, scale: TextScale): Promise<unknown> => {
  const entry = JSON.stringify(makeStoredEntry(scale, { version: '1', nowMs: Date.now() }))
  return context.addInitScript(([key, value]) => localStorage.setItem(key, value), [TEXT_SCALE_KEY, entry] as const)
}
