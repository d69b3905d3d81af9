import type { CompiledApp } from '../compile/compiled-app'
import type { Framework } from './code-space'
import { countNodes } from './count-nodes'
import type { Measures } from './measures'
import { attributeOf } from './fire'
import { callPage, createPage, TAB_BAR_PATH, type OpenPage } from './page'
import { resolvePath, type PageAddress } from './page-url'
import type { Problems } from './problems'

/** What pages live by. */
export interface PageLivesOptions {
  readonly app: CompiledApp
  readonly framework: Framework
  readonly problems: Problems
  readonly measures: Measures
  /** Loads the code of a page or component, so that it is defined. */
  readonly define: (path: string) => void
}

/** Brings pages up and takes them away, and calls their lifetimes in WeChat's order. */
export interface PageLives {
  create(address: PageAddress, hasTabBar: boolean): OpenPage
  /** The first lifetimes; ends when the page is ready. */
  start(page: OpenPage): Promise<void>
  show(page: OpenPage): void
  hide(page: OpenPage): void
  destroy(page: OpenPage): void
  /** Counts the nodes of a page. */
  measure(page: OpenPage): void
}

/** A page whose `page-meta` hides what does not fit has nothing to scroll. */
const isStill = ({ shell }: OpenPage): boolean => {
  const meta = shell.querySelector('wx-page-meta')
  return meta !== null && /overflow:\s*hidden/.test(String(attributeOf(meta, 'page-style') ?? ''))
}

export function createPageLives({ app, framework, problems, measures, define }: PageLivesOptions): PageLives {
  const defineWithParts = (path: string, seen = new Set<string>()): void => {
    if (seen.has(path)) return
    seen.add(path)
    define(path)
    for (const target of Object.values(app.components[path]?.usingComponents ?? {})) {
      const part = resolvePath(path, target)
      if (app.scripts[part] !== undefined) defineWithParts(part, seen)
    }
  }
  const measure = ({ path, shell }: OpenPage): void => measures.count(path, countNodes(shell))
  const tell = ({ root, tabBar }: OpenPage, lifetime: string): void => {
    root.getComponent().triggerPageLifetime(lifetime, [])
    tabBar?.getComponent().triggerPageLifetime(lifetime, [])
  }
  const show = (page: OpenPage): void => {
    framework.sheets.hold(page.sheets)
    page.shell.style.display = ''
    callPage(problems, page, 'onShow')
    tell(page, 'show')
  }

  return {
    measure,
    show,
    create(address, hasTabBar) {
      defineWithParts(address.path)
      if (hasTabBar) defineWithParts(TAB_BAR_PATH)
      measures.open(address.path)
      const page = createPage(framework, address, hasTabBar)
      page.root.getComponent().addListener('touchmove', () => {
        if (!isStill(page)) measures.scroll()
      })
      return page
    },
    async start(page) {
      callPage(problems, page, 'onLoad', { ...page.query })
      show(page)
      await new Promise((resolve) => setTimeout(resolve, 0))
      callPage(problems, page, 'onReady')
    },
    hide(page) {
      measure(page)
      page.shell.style.display = 'none'
      callPage(problems, page, 'onHide')
      tell(page, 'hide')
    },
    destroy(page) {
      measure(page)
      callPage(problems, page, 'onUnload')
      page.root.release()
      page.tabBar?.release()
      page.shell.remove()
    },
  }
}
