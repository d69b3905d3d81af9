import { openApp, type OpenedApp } from './app'
import { WECHAT_CLI } from './paths'

/** The real tool starts twice. */
const OPENING_LIMIT_MS = 240_000

/** Opens the app before the sentences of a suite, and fails each sentence after which WeChat would have complained. */
export function useApp(options: Parameters<typeof openApp>[0] = {}): () => OpenedApp {
  let app: OpenedApp | undefined
  const current = (): OpenedApp => {
    if (!app) throw new Error('the app is not open yet')
    return app
  }
  beforeAll(async () => {
    app = await openApp(options)
  }, OPENING_LIMIT_MS)
  afterAll(() => app?.close())
  afterEach(async () => {
    expect(await current().takeComplaints()).toEqual([])
  })
  return current
}

/** A sentence that needs the host: real DevTools have no message for it. */
export const itInHost = WECHAT_CLI === undefined ? it : it.skip
