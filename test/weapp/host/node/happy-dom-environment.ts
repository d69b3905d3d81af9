import type { Realm } from '../realm/main'
import { SCREEN, type StartEnvironment } from './environment'
import { REALM_NAME } from './realm-script'

const ADDRESS = 'http://mini-program.local/'

/** Runs a realm in happy-dom: fast, without layout. */
export const startHappyDom: StartEnvironment = async ({ script, onEvent, onCall }) => {
  // Loaded where it is used: it is large.
  const { Window } = await import('happy-dom')
  const window = new Window({
    url: ADDRESS,
    ...SCREEN,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  })
  Object.assign(window, {
    __hostEmit: (text: string) => onEvent(JSON.parse(text) as { method: string; params: unknown }),
    __hostCall: async (name: string, text: string) => JSON.stringify((await onCall(name, JSON.parse(text))) ?? null),
  })
  window.eval(script)
  const realm = (window as unknown as Record<string, Realm>)[REALM_NAME]
  if (!realm) throw new Error('the realm did not start')

  // Errors of promises surface in Node, whatever window they belong to.
  const onStray = (error: unknown): void => {
    realm.report(error)
  }
  process.on('unhandledRejection', onStray)
  process.on('uncaughtException', onStray)

  return {
    launch: (request) => realm.launch(request),
    handle: async (method, params) => JSON.parse(await realm.handle(method, JSON.stringify(params))) as unknown,
    push: async (name, payload) => realm.push(name, JSON.stringify(payload)),
    screenshot: () => Promise.reject(new Error('App.captureScreenshot needs the Chromium environment')),
    async close() {
      process.off('unhandledRejection', onStray)
      process.off('uncaughtException', onStray)
      await window.happyDOM.close()
    },
  }
}
