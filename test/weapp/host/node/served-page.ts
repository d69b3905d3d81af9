import type { Page } from 'playwright-core'
import type { Compilation } from '../compile/compile-app'
import { compileOnce } from '../compile/compile-once'
import type { Realm } from '../realm/main'
import { CAPSULE } from '../realm/wx/capsule'
import { createNodeCalls } from './node-calls'
import type { Origins } from './origins'
import { fetchIn } from './page-fetch'
import { REALM_NAME, realmScript } from './realm-script'

/** Where to show an app. */
export interface ShownIn {
  readonly page: Page
  /** Of the page. */
  readonly origin: string
  /** The page asks for itself what the app asks for: what is not of its origin must allow it. */
  readonly origins: Origins
  /** What the page's localStorage calls an entry of the app's store: this before its key. */
  readonly storePrefix: string
}

const SCRIPT = '/mini-program.js'

/** The store of the app, read in the window: what was put into localStorage before, as wx would have kept the texts. */
const storedCode = (prefix: string): string =>
  `Object.entries(localStorage).flatMap(([key, text]) => key.startsWith(${JSON.stringify(prefix)})
    ? [[key.slice(${prefix.length}), JSON.stringify(text)]]
    : [])`

const LAUNCH = `window.${REALM_NAME}.launch(location.hash === '' || location.hash === '#/' ? {} : { url: location.hash.slice(1) })`

/** WeChat's capsule lies over every page: what is below it can be neither seen nor tapped. */
const CAPSULE_STYLE = [
  `position: fixed; z-index: 2147483647; box-sizing: border-box; top: ${CAPSULE.top}px; right: ${CAPSULE.fromRight}px`,
  `width: ${CAPSULE.width}px; height: ${CAPSULE.height}px; border: 1px solid rgba(0, 0, 0, 0.1); border-radius: 16px`,
  'background: linear-gradient(rgba(0, 0, 0, 0.2), rgba(0, 0, 0, 0.2)) center / 1px 18px no-repeat rgba(255, 255, 255, 0.6)',
].join('; ')

const DOCUMENT = `<!doctype html>
<html>
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no"></head>
  <body><div data-capsule style="${CAPSULE_STYLE}"></div><script src="${SCRIPT}"></script></body>
</html>`

/** As if the app had been built for another server: the browser asks it for pictures by itself. */
const builtFor = (origins: Origins, script: string): string =>
  Object.entries(origins).reduce((code, [from, to]) => code.replaceAll(from, to), script)

/** A built mini-program that pages of a browser can show. */
export interface ServedApp {
  /**
   * Lets a page show it at "/": what follows "#" is the page that it opens. The browser's own tools then work on it as on
   * any page: touches, roles, pictures, routes, headers.
   */
  showIn(place: ShownIn): Promise<void>
}

/**
 * Reads a built mini-program, to be shown in pages of a browser.
 *
 * @param dist - the folder that the build wrote.
 * @throws Error that names the file, when it cannot be run.
 */
export function readApp(dist: string): ServedApp {
  const compilation = compileOnce(dist)
  return { showIn: (place) => show(compilation, place) }
}

async function show(compilation: Compilation, { page, origin, origins, storePrefix }: ShownIn): Promise<void> {
  const started = realmScript(compilation, { storedCode: storedCode(storePrefix), lastPageId: 0 })
  const script = builtFor(origins, `${started}\n${LAUNCH}`)
  const { onCall, closeSockets } = createNodeCalls({
    origins: {},
    fetchOne: fetchIn(page),
    tellSocket: (news) =>
      void page
        .evaluate(([name, text]) => (window as unknown as Record<string, Realm>)[name]?.push('socket', text), [
          REALM_NAME,
          JSON.stringify(news),
        ] as const)
        // The page was left meanwhile.
        .catch(() => undefined),
  })
  page.once('close', closeSockets)
  await page.exposeFunction('__hostEmit', () => undefined)
  await page.exposeFunction('__hostCall', async (name: string, text: string) =>
    JSON.stringify((await onCall(name, JSON.parse(text))) ?? null),
  )
  await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }))
  await page.route(origin + SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}
