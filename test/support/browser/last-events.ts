import type { BrowserContext, Page } from '@playwright/test'

/** How much of the end of a test is told: the steps that led to what failed. */
const EVENTS_TOLD = 40
const PAGE_TEXT_TOLD = 1_500
const API_ADDRESS = /\/api\/system\/(.*)/

declare global {
  interface Window {
    /** What fingers did on this page, each with its target and the time of day in milliseconds. */
    felt?: { at: number; what: string }[]
  }
}

const feel = (): void => {
  const kinds = ['touchstart', 'touchend', 'touchcancel', 'click', 'contextmenu', 'popstate', 'hashchange']
  const felt: { at: number; what: string }[] = (window.felt = [])
  const targetOf = ({ target }: Event): string =>
    target instanceof Element
      ? (target.getAttribute('aria-label') ?? target.textContent.slice(0, 30))
      : window.location.hash
  for (const kind of kinds) {
    window.addEventListener(kind, (event) => felt.push({ at: Date.now(), what: `${kind} ${targetOf(event)}` }), true)
  }
}

/** Lets every page of a phone remember what fingers do on it. */
export const feelFingers = (context: BrowserContext): Promise<unknown> => context.addInitScript(feel)

/** Remembers what a phone's pages feel and ask, for a test that fails once in a thousand runs on a busy machine. */
export const watchEvents = (context: BrowserContext): (() => Promise<string>) => {
  const asked: { at: number; what: string }[] = []
  context.on('response', (response) => {
    const path = API_ADDRESS.exec(response.url())?.[1]
    if (path !== undefined) asked.push({ at: Date.now(), what: `${response.status()} ${path}` })
  })
  return async () => {
    const pages = await Promise.all(context.pages().map(readPage))
    const events = [...asked, ...pages.flatMap(({ felt }) => felt)].sort((a, b) => a.at - b.at).slice(-EVENTS_TOLD)
    const lines = events.map(({ at, what }) => `${new Date(at).toISOString().slice(14, -1)} ${what}`)
    return [...lines, ...pages.map(({ text }) => text)].join('\n')
  }
}

/** A page that was closed tells nothing. */
const readPage = async (page: Page) => ({
  felt: await page.evaluate(() => window.felt ?? []).catch(() => []),
  text: await page
    .locator('body')
    .ariaSnapshot()
    .then((snapshot) => snapshot.slice(0, PAGE_TEXT_TOLD))
    .catch(() => ''),
})
