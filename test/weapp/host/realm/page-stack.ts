import { pagesOf } from '../compile/compiled-app'
import { closePageContainer } from './controls/page-container'
import { EventChannel } from './event-channel'
import { createOneAtATime } from './one-at-a-time'
import type { OpenPage } from './page'
import { createPageLives, type PageLivesOptions } from './page-lives'
import { parseAddress, type PageAddress } from './page-url'
import { domOf, type Instance } from './set-data'

const STACK_LIMIT = 10

interface Target {
  readonly url: string
}

type Answer = Readonly<Record<string, unknown>>

/** The pages that are open, and the five ways to move between them. */
export interface PageStack {
  top(): OpenPage | undefined
  pages(): readonly OpenPage[]
  /** Counts the nodes of every page that is alive. */
  measure(): void
  /** Every page that is alive: those of the stack and the tabs behind it. */
  alive(): readonly OpenPage[]
  isPage(path: string): boolean
  /** The page that a fresh launch opens. */
  home(): string
  /** The page that a component lies in, while it is alive. */
  pathOf(instance: Instance): string | undefined
  navigateTo(options: Target & { events?: Record<string, (...args: unknown[]) => void> }): Promise<Answer>
  redirectTo(options: Target): Promise<Answer>
  reLaunch(options: Target): Promise<Answer>
  switchTab(options: Target): Promise<Answer>
  navigateBack(options?: { delta?: number }): Promise<Answer>
  /** The page in front is told, too, when the app goes to the background and when it comes back. */
  toBackground(): void
  toForeground(): void
}

export function createPageStack(options: PageLivesOptions): PageStack {
  const { appJson } = options.app
  const { problems } = options
  const lives = createPageLives(options)
  const stack: OpenPage[] = []
  const tabPages = new Map<string, OpenPage>()
  const known = new Set(pagesOf(appJson))
  const tabs = new Set((appJson.tabBar?.list ?? []).map(({ pagePath }) => pagePath))
  const hasOwnBar = appJson.tabBar?.custom === true
  const top = (): OpenPage | undefined => stack[stack.length - 1]
  const alive = (): readonly OpenPage[] => [...new Set([...stack, ...tabPages.values()])]

  const addressOf = (url: string): PageAddress => {
    const from = top()?.path ?? ''
    const address = parseAddress(url, from)
    if (known.has(address.path)) return address
    problems.report(`${from === '' ? 'app' : from}.js`, `page "${address.path}" is not in app.json`)
    throw new Error(`page "${address.path}" is not found`)
  }

  const create = (address: PageAddress): OpenPage => {
    const isTab = tabs.has(address.path)
    const page = lives.create(address, hasOwnBar && isTab)
    if (isTab) tabPages.set(address.path, page)
    return page
  }

  const destroy = (page: OpenPage | undefined): void => {
    if (!page) return
    lives.destroy(page)
    if (tabPages.get(page.path) === page) tabPages.delete(page.path)
  }

  /** WeChat answers a move once the page is ready. */
  const start = async (page: OpenPage, answer: Answer = {}): Promise<Answer> => {
    stack.push(page)
    await lives.start(page)
    return answer
  }

  const forbidTab = (verb: string, { path }: PageAddress): void => {
    if (tabs.has(path)) throw new Error(`can not ${verb} a tabbar page`)
  }

  const navigateTo: PageStack['navigateTo'] = async ({ url, events = {} }) => {
    const address = addressOf(url)
    forbidTab('navigateTo', address)
    if (stack.length >= STACK_LIMIT) {
      problems.report(
        `${top()?.path}.js`,
        `opened page ${STACK_LIMIT + 1} of a stack that holds ${STACK_LIMIT}: ${address.path}`,
      )
      throw new Error('webview count limit exceed')
    }
    const page = create(address)
    const [near, far] = EventChannel.pair()
    for (const [name, listener] of Object.entries(events)) near.on(name, listener)
    page.channel = far
    const left = top()
    if (left) lives.hide(left)
    return start(page, { eventChannel: near })
  }

  const redirectTo: PageStack['redirectTo'] = async ({ url }) => {
    const address = addressOf(url)
    forbidTab('redirectTo', address)
    const page = create(address)
    destroy(stack.pop())
    return start(page)
  }

  const reLaunch: PageStack['reLaunch'] = async ({ url }) => {
    const address = addressOf(url)
    const old = new Set(alive())
    stack.length = 0
    tabPages.clear()
    const page = create(address)
    old.forEach(destroy)
    return start(page)
  }

  const switchTab: PageStack['switchTab'] = async ({ url }) => {
    const address = addressOf(url)
    if (!tabs.has(address.path)) throw new Error('can not switch to no-tabBar page')
    if (top()?.path === address.path) return {}
    while (stack.length > 1) destroy(stack.pop())
    const left = stack.pop()
    if (left && tabs.has(left.path)) lives.hide(left)
    else destroy(left)
    const kept = tabPages.get(address.path)
    if (!kept) return start(create({ path: address.path, query: {} }))
    stack.push(kept)
    lives.show(kept)
    return {}
  }

  const navigateBack: PageStack['navigateBack'] = async ({ delta = 1 } = {}) => {
    const shown = top()
    if (shown && closePageContainer(shown.shell)) return {}
    if (stack.length < 2) throw new Error('cannot navigate back at first page')
    for (let left = delta; left > 0 && stack.length > 1; left -= 1) destroy(stack.pop())
    const page = top()
    if (page) lives.show(page)
    return {}
  }

  const move = createOneAtATime()
  return {
    top,
    pages: () => [...stack],
    alive,
    measure: () => alive().forEach(lives.measure),
    isPage: (path) => known.has(path),
    home: () => appJson.pages[0] ?? '',
    pathOf: (instance) => alive().find(({ shell }) => shell.contains(domOf(instance)))?.path,
    navigateTo: (request) => move(() => navigateTo(request)),
    redirectTo: (request) => move(() => redirectTo(request)),
    reLaunch: (request) => move(() => reLaunch(request)),
    switchTab: (request) => move(() => switchTab(request)),
    navigateBack: (request) => move(() => navigateBack(request)),
    toBackground() {
      const page = top()
      if (page) lives.hide(page)
    },
    toForeground() {
      const page = top()
      if (page) lives.show(page)
    },
  }
}
