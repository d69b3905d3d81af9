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
