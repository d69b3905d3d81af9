import type { CompiledApp } from '../compile/compiled-app'
import { createAppConsole } from './app-console'
import { createAppHolder, type AppHolder } from './app-instance'
import type { Bridge } from './bridge'
import { functionWithoutCode } from './code-of-text'
import { createDefiners, createFramework, type Templates } from './code-space'
import { provideNativeActions } from './controls/native-actions'
import { listenToFingers } from './gestures'
import { createMeasures, type Measures } from './measures'
import { createModules } from './modules'
import { createPageStack, type PageStack } from './page-stack'
import { parseAddress } from './page-url'
import { createProblems, type Problems } from './problems'
import { createGlobal } from './realm-globals'
import { guardSetData } from './set-data'
import { shareFrom } from './share'
import { addBaseStyle } from './base-style'
import { watchFramework, watchWindow } from './watch-errors'
import { createAppUpdate, type AppUpdate } from './wx/app-update'
import { deviceFamily, SDK_VERSION, type LaunchOptions, type Screen } from './wx/device'
import { createDialogs, type Dialogs } from './wx/dialogs'
import { createWxEvents, type WxEvents } from './wx/events'
import { interfaceFamily } from './wx/interface'
import { canvasFamily } from './wx/canvas'
import { mediaFamily } from './wx/media'
import { navigationFamily } from './wx/navigation'
import { createNetworkState, type NetworkState } from './wx/network-state'
import { createPrivacy, type Privacy } from './wx/privacy'
import { queryFamily } from './wx/queries'
import { socketFamily } from './wx/socket'
import { storageFamily, type Store } from './wx/storage'
import { createStrictWx, type StrictWx } from './wx/strict-wx'
import { transferFamily } from './wx/transfers'

const OPENED_FROM_LIST = 1001

/** What a host is made of. */
export interface HostOptions {
  readonly app: CompiledApp
  readonly templates: Templates
  readonly bridge: Bridge
  readonly screen: Screen
  readonly store: Store
}

/** How to open the app: where, and from which entry of WeChat. */
export interface LaunchRequest {
  readonly url?: string
  readonly scene?: number
  /** The version of the base library; the newest that the host knows unless it is named. */
  readonly sdkVersion?: string
}

/** A running mini-program and everything a protocol can ask of it. */
export interface Host {
  readonly stack: PageStack
  readonly problems: Problems
  readonly measures: Measures
  readonly strictWx: StrictWx
  readonly events: WxEvents
  readonly dialogs: Dialogs
  readonly privacy: Privacy
  readonly network: NetworkState
  readonly update: AppUpdate
  readonly appHolder: AppHolder
  readonly store: Store
  readonly bridge: Bridge
  /** The object `global` of the app. */
  readonly global: Record<string, unknown>
  readonly console: Readonly<Record<string, unknown>>
  launch(request: LaunchRequest): Promise<void>
  hide(): void
  show(): void
}

/** Builds a host in this window. Call once for each window. */
export function createHost({ app, templates, bridge, screen, store }: HostOptions): Host {
  const problems = createProblems(bridge)
  const measures = createMeasures()
  const framework = createFramework(app, templates)
  const appHolder = createAppHolder(problems)
  const global = createGlobal()
  global.Function = functionWithoutCode(problems, global)
  const appConsole = createAppConsole(bridge, problems)
  let beingDefined = 'app'
  let runsOn: string = SDK_VERSION
  let launchOptions: LaunchOptions = { path: '', query: {}, scene: OPENED_FROM_LIST, referrerInfo: {} }

  const define = (path: string): void => {
    if (modules.isLoaded(path)) return
    const outer = beingDefined
    beingDefined = path
    try {
      modules.load(path)
    } catch (error) {
      problems.caught(error, `${path}.js`)
      throw error
    } finally {
      beingDefined = outer
    }
  }
  const stack = createPageStack({ app, framework, problems, measures, define })
  const events = createWxEvents()
  const dialogs = createDialogs()
  const privacy = createPrivacy()
  const network = createNetworkState(events)
  const update = createAppUpdate()
  const families = [
    ...[events.family, dialogs.family, privacy.family, network.family, update.family],
    navigationFamily(stack),
    storageFamily(store, problems),
    transferFamily({ bridge, problems, network }),
    socketFamily(bridge, problems),
    interfaceFamily(app.appJson.tabBar?.custom === true, privacy.ask),
    deviceFamily(
      screen,
      () => launchOptions,
      () => runsOn,
      (name) => strictWx.isKnown(name),
    ),
    queryFamily(stack),
    canvasFamily(bridge),
    mediaFamily(() => stack.top(), privacy.ask, problems),
  ]
  const strictWx = createStrictWx(families, problems, app.callTypes)
  const modules = createModules(app, {
    ...{ wx: strictWx.wx, global, globalThis: global, console: appConsole, Function: global.Function },
    App: appHolder.define,
    getApp: appHolder.get,
    getCurrentPages: () => stack.pages().map(({ instance }) => instance),
    ...createDefiners(framework.space, () => beingDefined),
  })

  addBaseStyle()
  guardSetData(problems, measures, (instance) => stack.pathOf(instance))
  watchFramework(problems)
  watchWindow(problems)
  listenToFingers()
  problems.onReport((message) => {
    appHolder.call('onError', message)
    events.emit('Error', { message })
  })
  provideNativeActions({
    share: (button) => shareFrom({ stack, problems, dialogs }, button),
    agreeToPrivacy: privacy.agree,
    askPrivacy: privacy.ask,
    navigate(verb, url) {
      const move = strictWx.wx[verb]
      if (typeof move === 'function')
        move({ url, fail: ({ errMsg }: { errMsg: string }) => problems.report('navigator', errMsg) })
    },
  })

  return {
    ...{
      stack,
      problems,
      measures,
      strictWx,
      events,
      dialogs,
      privacy,
      network,
      update,
      appHolder,
      store,
      bridge,
      global,
    },
    console: appConsole,
    async launch({ url = `/${app.appJson.pages[0]}`, scene = OPENED_FROM_LIST, sdkVersion = SDK_VERSION }) {
      runsOn = sdkVersion
      const address = parseAddress(url, '')
      launchOptions = { ...address, scene, referrerInfo: {} }
      define('app')
      appHolder.call('onLaunch', launchOptions)
      appHolder.call('onShow', launchOptions)
      if (stack.isPage(address.path)) await stack.reLaunch({ url: `/${url.replace(/^\//, '')}` })
      else if (!appHolder.call('onPageNotFound', { ...address, isEntryPage: true })) {
        problems.report('app.js', `was opened at "${address.path}", which is no page, and has no onPageNotFound`)
      }
    },
    hide() {
      stack.toBackground()
      appHolder.call('onHide')
      events.emit('AppHide', {})
    },
    show() {
      appHolder.call('onShow', launchOptions)
      events.emit('AppShow', launchOptions)
      stack.toForeground()
    },
  }
}
