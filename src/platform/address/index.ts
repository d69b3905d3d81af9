import { stringifyQuery } from '@/platform/address/query'
import type { Address } from './types'

/** The hash of the browser's address. */
export const address: Address = {
  keepQuery(params) {
    const [path] = window.location.hash.split('?')
    const query = stringifyQuery(params)
    // The state stays: the router keeps its place in the history there.
    window.history.replaceState(window.history.state, '', `${path || '#/'}${query === '' ? '' : `?${query}`}`)
  },
  current: () => window.location.hash,

  // Without the name of a page that was asked for: `zh.html` would name the language, too.
  base: () => window.location.origin + window.location.pathname.replace(/[^/]*$/, ''),
}
