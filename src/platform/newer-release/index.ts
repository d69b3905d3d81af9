import { leaveApp } from '../back-layer/leave-app'
import type { NewerRelease } from './types'

/** The scripts that this page was made of; each release has names of its own. */
const scripts = (): string[] =>
  [...document.scripts].map((script) => script.getAttribute('src') ?? '').filter((src) => src.endsWith('.js'))

/** In a browser the page as the server has it now, compared with the one that is open. */
export const newerRelease: NewerRelease = {
  async isThere() {
    const reply = await fetch(window.location.pathname, { cache: 'no-store' })
    if (!reply.ok) throw new Error(`the page answered ${reply.status}`)
    const page = await reply.text()
    const [first] = scripts()
    return first !== undefined && !page.includes(first)
  },
  start: () => void leaveApp(() => window.location.reload()),
}
