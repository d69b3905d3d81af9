import type { Host } from '../host'
import { drawnTree } from '../drawn-tree'
import { pageOf } from './nodes'
import { textParam, type Handlers } from './handlers'

/** What the host offers beyond the real tool: to look inside, and to play the phone's part. */
export function hostHandlers(host: Host): Handlers {
  const { problems, measures, stack, network, update, privacy, store } = host
  return {
    'Host.takeProblems': () => ({ problems: problems.take() }),
    'Host.takeSetDataCalls': () => ({ calls: measures.takeCalls() }),
    'Host.takeScrolls': () => ({ scrolls: measures.takeScrolls() }),
    'Host.getMeasures': () => {
      stack.measure()
      return { pages: measures.pages() }
    },
    'Host.getTree': (params) => ({ tree: drawnTree(pageOf(host, params).root.getComponent()) }),
    'Host.getStore': () => ({ store: [...store] }),
    'Host.setNetwork': (params) => {
      network.set(textParam(params, 'networkType'))
      return {}
    },
    'Host.announceUpdate': () => {
      update.announce()
      return {}
    },
    'Host.isUpdateApplied': () => ({ isApplied: update.isApplied() }),
    'Host.requirePrivacyConsent': () => {
      privacy.require()
      return {}
    },
    'Host.hideApp': () => {
      host.hide()
      return {}
    },
    'Host.showApp': () => {
      host.show()
      return {}
    },
  }
}
