import type Element from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { findBrowser } from '../../support/browser/browser'
import { writeApp } from '../broken/small-app'
import { startHost, type StartedHost } from '../host/client/start-host'
import { catalogueApp } from './catalogue-app'

const OPENING_LIMIT_MS = 40_000

/** The catalogue in a host, with the official client connected. */
export interface Opened {
  readonly host: StartedHost
  readonly miniProgram: MiniProgram
  page(): Promise<Page>
  element<Kind extends Element = Element>(selector: string): Promise<Kind>
  /** The events that the pad heard. */
  log(): Promise<readonly string[]>
}

/** Opens the catalogue before the tests of a block and closes it after them. */
export function useCatalogue(environment: 'happy-dom' | 'chromium'): () => Opened {
  let opened: Opened | undefined
  let remove = (): Promise<void> => Promise.resolve()
  beforeAll(async () => {
    const written = await writeApp(catalogueApp)
    remove = written.remove
    const browser = environment === 'chromium' ? await findBrowser() : undefined
    const env = browser ? { ...browser.env, CHROMIUM_PATH: browser.executablePath } : {}
    const host = await startHost({ project: written.dist, environment, env })
    const { miniProgram } = host
    const page = async (): Promise<Page> => {
      const current = await miniProgram.currentPage()
      if (!current) throw new Error('no page is open')
      return current
    }
    opened = {
      host,
      miniProgram,
      page,
      async element<Kind extends Element>(selector: string) {
        const found = await (await page()).$(selector)
        if (!found) throw new Error(`there is no ${selector}`)
        return found as Kind
      },
      log: async () => (await (await page()).data('log')) as string[],
    }
  }, OPENING_LIMIT_MS)
  afterAll(async () => {
    await opened?.host.close()
    await remove()
  })
  return () => {
    if (!opened) throw new Error('the catalogue is not open yet')
    return opened
  }
}
