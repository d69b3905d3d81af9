import type { Page } from '@playwright/test'
import type { TextScale } from '@/services/text-sizes'
import { storeEntry } from './stored-entry'

/** Lets a page be written as large as the shopper has chosen in the settings, once it is opened anew. */
export const chooseTextScale = (page: Page, scale: TextScale): Promise<void> =>
  storeEntry(page, 'vela:text-scale', scale)
