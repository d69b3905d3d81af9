import type { Visibility } from '@/platform/visibility/types'

/** An app that the test shows and hides. */
export interface FakeVisibility extends Visibility {
  set(isVisible: boolean): void
  watcherCount(): number
}

export const makeVisibility = (isVisible = true): FakeVisibility => {
  const watchers = new Set<(isVisible: boolean) => void>()
  let current = isVisible
  return {
    isVisible: () => current,
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    set(next) {
      current = next
      watchers.forEach((watcher) => watcher(next))
    },
    watcherCount: () => watchers.size,
  }
}
