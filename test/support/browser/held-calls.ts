import type { Page, Route } from '@playwright/test'

type Url = Parameters<Page['route']>[0]

/** Lets calls wait, as on a slow line, until what is returned is called; then they go to the server, or are answered here. */
export const holdCalls = async (
  page: Page,
  url: Url,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return () => release()
}

/**
 * Answers the first of some calls; the others take their way. Playwright's own `times` stops looking at calls while others are
 * on their way, and one of those never came.
 */
export const answerFirst = async (page: Page, url: Url, answer: (route: Route) => unknown): Promise<void> => {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    await answer(route)
  })
}
