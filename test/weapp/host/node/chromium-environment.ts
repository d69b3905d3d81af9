import type { Route } from 'playwright-core'
import type { Realm } from '../realm/main'
import { SCREEN, type EnvironmentOptions, type Environment } from './environment'
import { mapOrigin, type Origins } from './origins'
import { REALM_NAME } from './realm-script'

const ADDRESS = 'http://mini-program.local/'
const EMPTY_PAGE =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>'

/** How to start the browser. */
export interface BrowserOptions {
  readonly executablePath: string
  readonly args: readonly string[]
}

type Answer = { readonly text: string } | { readonly refusal: string }

/** A phone asks no server whether it may draw a picture on a canvas. */
async function answerFrom(route: Route, origins: Origins): Promise<void> {
  const response = await route.fetch({ url: mapOrigin(route.request().url(), origins) }).catch(() => null)
  if (response === null) return route.abort()
  return route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
}

/** Runs a realm in Chromium: with layout, real touches and pictures. */
export async function startChromium(
  { script, origins, onEvent, onCall }: EnvironmentOptions,
  { executablePath, args }: BrowserOptions,
): Promise<Environment> {
  // Loaded where it is used: it is large.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    // The host closes it, with everything else.
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
  })
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.exposeFunction('__hostEmit', (text: string) =>
    onEvent(JSON.parse(text) as { method: string; params: unknown }),
  )
  await page.exposeFunction('__hostCall', async (name: string, text: string) =>
    JSON.stringify((await onCall(name, JSON.parse(text))) ?? null),
  )
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }))
  for (const origin of Object.keys(origins)) await page.route(`${origin}/**`, (route) => answerFrom(route, origins))
  await page.goto(ADDRESS)
  await page.addScriptTag({ content: script })

  const handle = async (method: string, params: unknown): Promise<unknown> => {
    const answer: Answer = await page.evaluate(
      async ([name, calledMethod, text]) => {
        const realm = (window as unknown as Record<string, Realm>)[name]
        if (!realm) return { refusal: 'the realm did not start' }
        return realm.handle(calledMethod, text).then(
          (answered) => ({ text: answered }),
          (error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }),
        )
      },
      [REALM_NAME, method, JSON.stringify(params)] as const,
    )
    if ('refusal' in answer) throw new Error(answer.refusal)
    return JSON.parse(answer.text) as unknown
  }

  return {
    handle,
    launch: (request) =>
      page.evaluate(([name, wanted]) => (window as unknown as Record<string, Realm>)[name]?.launch(wanted), [
        REALM_NAME,
        request,
      ] as const),
    push: (channel, payload) =>
      page.evaluate(([name, wanted, text]) => (window as unknown as Record<string, Realm>)[name]?.push(wanted, text), [
        REALM_NAME,
        channel,
        JSON.stringify(payload),
      ] as const),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}
