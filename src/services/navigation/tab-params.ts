import type { Query } from '@/platform/address/query'

const waiting = new Map<string, Query>()

/** Leaves parameters for a tab: the mini-program lets nobody hand them to a tab that is switched to. */
export const leaveTabParams = (path: string, params: Query): void => {
  if (Object.keys(params).length > 0) waiting.set(path, params)
}

/** Takes what was left for a tab, once; a tab asks each time it is shown. */
export const takeTabParams = (path: string): Query => {
  const params = waiting.get(path) ?? {}
  waiting.delete(path)
  return params
}
