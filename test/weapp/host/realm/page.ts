import type { Root } from 'glass-easel-miniprogram-adapter'
import { EventChannel } from './event-channel'
import type { Framework } from './code-space'
import type { PageAddress } from './page-url'
import type { Problems } from './problems'
import { PAGE_CLASS, type Instance } from './set-data'
import type { PageSheets } from './style-sheets'

/** A page's instance with what WeChat adds to it. */
export interface PageInstance extends Instance {
  route: string
  __route__: string
  options: Readonly<Record<string, string>>
  __wxWebviewId__: number
  __wxExparserNodeId__: string
  getPageId(): string
  getTabBar(callback?: (tabBar: unknown) => void): unknown
  getOpenerEventChannel(): EventChannel
  [method: string]: unknown
}

/** A page of the stack. */
export interface OpenPage extends PageAddress {
  readonly pageId: number
  readonly instance: PageInstance
  readonly root: Root
  /** The element that holds the page and its tab bar. */
  readonly shell: HTMLElement
  readonly tabBar: Root | undefined
  /** The styles that hold while it is shown. */
  readonly sheets: PageSheets
  channel: EventChannel | undefined
  /** Elements that a client was told of, by id. */
  readonly elements: Map<string, Element>
}

/** Where the custom tab bar of every app lies. */
export const TAB_BAR_PATH = 'custom-tab-bar/index'

let lastPageId = 0

/** The client keeps pages by id: an app that is opened again must not give an old one to a new page. */
export const startPageIdsAfter = (id: number): void => {
  lastPageId = id
}

function mount(
  framework: Framework,
  tag: string,
  path: string,
  parent: HTMLElement,
): { root: Root; attach: () => void } {
  const root = framework.backend.createRoot(tag, framework.space, path)
  const place = document.createElement('div')
  parent.appendChild(place)
  type Node = Parameters<Root['attach']>[0]
  // The framework declares its own view of the DOM's nodes.
  return { root, attach: () => root.attach(parent as unknown as Node, place as unknown as Node) }
}

/** Creates a page, hidden in no way but without any lifetime called yet. */
export function createPage(framework: Framework, { path, query }: PageAddress, hasTabBar: boolean): OpenPage {
  const shell = document.createElement('div')
  shell.className = PAGE_CLASS
  document.body.appendChild(shell)
  lastPageId += 1
  const pageId = lastPageId
  const [{ root, attach, bar }, sheets] = framework.sheets.collect(() => ({
    ...mount(framework, 'page', path, shell),
    bar: hasTabBar ? mount(framework, 'custom-tab-bar', TAB_BAR_PATH, shell) : undefined,
  }))
  const page: OpenPage = {
    ...{ path, query, pageId, root, shell, sheets },
    instance: root.get() as unknown as PageInstance,
    tabBar: bar?.root,
    channel: undefined,
    elements: new Map(),
  }
  Object.assign(page.instance, {
    route: path,
    __route__: path,
    options: query,
    __wxWebviewId__: pageId,
    __wxExparserNodeId__: String(pageId),
    getPageId: () => `pageId:${pageId}`,
    getOpenerEventChannel: () => (page.channel ??= new EventChannel()),
    getTabBar(callback?: (tabBar: unknown) => void) {
      const tabBar: unknown = bar?.root.get() ?? null
      callback?.(tabBar)
      return tabBar
    },
  })
  attach()
  bar?.attach()
  return page
}

/** Calls a lifetime of a page, if the page has it; an error is the page's own. */
export function callPage(
  problems: Problems,
  { instance, path }: OpenPage,
  method: string,
  ...args: unknown[]
): unknown {
  const handler = instance[method]
  if (typeof handler !== 'function') return undefined
  try {
    return handler.apply(instance, args) as unknown
  } catch (error) {
    problems.caught(error, `${path}.js`)
    return undefined
  }
}
