import type { Host } from '../host'
import type { OpenPage } from '../page'
import { readable } from '../readable'
import { compileFunction } from './evaluate'
import { listParam, textParam, type Handlers } from './handlers'

const describe = ({ pageId, path, query }: OpenPage): object => ({ pageId, path, query })

/** The messages about the app as a whole. */
export function appHandlers(host: Host): Handlers {
  const { stack, bridge, global } = host
  return {
    'App.getCurrentPage': () => {
      const page = stack.top()
      if (!page) throw new Error('no page is open')
      return describe(page)
    },
    'App.getPageStack': () => ({ pageStack: stack.pages().map(describe) }),
    'App.callFunction': async (params) => {
      const run = compileFunction(host, textParam(params, 'functionDeclaration'))
      return { result: readable(await run(...listParam(params, 'args'))) }
    },
    'App.addBinding': (params) => {
      const name = textParam(params, 'name')
      global[name] = (...args: unknown[]) => bridge.emit('App.bindingCalled', { name, args: readable(args) })
      return {}
    },
    // The console is always sent.
    'App.enableLog': () => ({}),
    'App.exit': () => {
      host.hide()
      return {}
    },
  }
}
