import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand/react'
import { TAB_PATHS } from '@/page-table/facts'
import { currentRoute } from '@/services/navigation/current-route'
import { open } from '@/services/navigation/open'

/** Undefined until a tab was shown or chosen: the route of the first render decides till then. */
const tabStore = createStore<{ selected: number | undefined }>(() => ({ selected: undefined }))

const indexOf = (path: string): number => TAB_PATHS.findIndex((tab) => tab === path)

/**
 * Index of the selected tab. In a mini-program each tab page has a tab bar of its own, so the
 * selection lives here; kept in a component it would flicker.
 */
export function useSelectedTab(): number {
  return useStore(tabStore, ({ selected }) => selected ?? indexOf(currentRoute().path))
}

/** Tells that a tab page is on screen, whichever way it came there. */
export const noteTabShown = (path: string): void => {
  const index = indexOf(path)
  if (index >= 0) tabStore.setState({ selected: index })
}

/** Selects a tab and shows its page; the bar changes first. */
export const selectTab = (index: number): Promise<void> => {
  const tab = TAB_PATHS[index]
  if (tab === undefined) return Promise.resolve()
  tabStore.setState({ selected: index })
  return open(tab)
}
