import { leaveApp } from '../back-layer/leave-app'
import { sendRequest } from '../http'
import type { NewerRelease } from './types'

const HTTP_OK = 200

/** The names of the scripts that a page begins with: each release has its own, the same in the folder of each language. */
const scriptNames = (page: Document): string[] =>
  [...page.scripts]
    .map((script) => script.getAttribute('src') ?? '')
    .filter((src) => src.endsWith('.js'))
    .map((src) => src.slice(src.lastIndexOf('/') + 1))

/** In a browser the page as the server has it now, compared with the one that is open. */
export const newerRelease: NewerRelease = {
  async isThere() {
    const { status, text } = await sendRequest({
      method: 'GET',
      url: window.location.pathname,
      // Else the browser may answer out of its own store.
      headers: { 'Cache-Control': 'no-cache' },
    })
    if (status !== HTTP_OK) throw new Error(`the page answered ${status}`)
    const there = scriptNames(new DOMParser().parseFromString(text, 'text/html'))
    if (there.length === 0) throw new Error('the page names no scripts')
    // The open page may have fetched more meanwhile.
    const here = new Set(scriptNames(document))
    return there.some((name) => !here.has(name))
  },
  start: () => void leaveApp(() => window.location.reload()),
}
