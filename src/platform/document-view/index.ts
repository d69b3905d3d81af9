import { leaveApp } from '../back-layer/leave-app'
import { newTab } from '../opener/new-tab'
import type { ShowDocument } from './types'

/** Shows the file in a tab of its own; where the browser gives none, in this one. */
export const showDocument: ShowDocument = async (address) => {
  // Opened before anything is waited for: afterwards a browser takes it for an advertisement.
  const tab = newTab()
  try {
    const target = await address()
    if (tab) tab.location.replace(target)
    else await leaveApp(() => window.location.assign(target))
  } catch (error) {
    tab?.close()
    throw error
  }
}
