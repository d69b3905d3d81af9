import type { CompiledApp } from '../compile/compiled-app'
import { createBridge, type BridgeGlobals } from './bridge'
import type { Templates } from './code-space'
import { createHost, type LaunchRequest } from './host'
import { becomeOldest } from './oldest-phone'
import { startPageIdsAfter } from './page'
import { appHandlers } from './protocol/app-handlers'
import { elementHandlers } from './protocol/element-handlers'
import type { Handlers, Params } from './protocol/handlers'
import { hostHandlers } from './protocol/host-handlers'
import { nativeHandlers } from './protocol/native-handlers'
import { pageHandlers } from './protocol/page-handlers'
import { wxHandlers } from './protocol/wx-handlers'
import type { Screen } from './wx/device'

/** What an environment gives a realm to start with. */
export interface RealmOptions {
  readonly app: CompiledApp
  readonly templates: Templates
  readonly screen: Screen
  readonly stored: readonly (readonly [string, string])[]
  /** The ids of pages begin after this one. */
  readonly lastPageId: number
}

/** What an environment holds of its realm; texts cross the border, so that a browser in another process fits too. */
export interface Realm {
  launch(request: LaunchRequest): Promise<void>
  handle(method: string, paramsText: string): Promise<string>
  push(name: string, text: string): void
  /** Takes an error that surfaced outside the realm's window. */
  report(error: unknown): void
}

/** Starts a realm in this window. */
export function startRealm({ app, templates, screen, stored, lastPageId }: RealmOptions): Realm {
  becomeOldest()
  startPageIdsAfter(lastPageId)
  const { bridge, push } = createBridge(window as unknown as BridgeGlobals)
  const host = createHost({ app, templates, bridge, screen, store: new Map(stored) })
  const handlers: Handlers = {
    ...appHandlers(host),
    ...wxHandlers(host),
    ...pageHandlers(host),
    ...elementHandlers(host),
    ...nativeHandlers(host),
    ...hostHandlers(host),
  }
  return {
    launch: host.launch,
    push,
    report: host.problems.caught,
    async handle(method, paramsText) {
      const handler = handlers[method]
      if (!handler) throw new Error(`${method} is not known to the host`)
      return JSON.stringify((await handler(JSON.parse(paramsText) as Params)) ?? {})
    },
  }
}
