import { leaveApp } from '../back-layer/leave-app'
import { sendRequest } from '../http'
import type { NewerRelease } from './types'

const HTTP_OK = 200

/** The scripts that this page was made of; each release has names of its own. */
const scripts = (): string[] =>
  [...document.scripts].map((script) => script.getAttribute('src') ?? '').filter((src) => src.endsWith('.js'))

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
    const [first] = scripts()
    return first !== undefined && !text.includes(first)
  },
  start: () => void leaveApp(() => window.location.reload()),
}
