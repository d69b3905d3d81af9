// What the running app needs of the table. Builds evaluate this file and bundle only what it exports, so that titles,
// samples and whatever else a row says cost no byte: config/evaluate-at-build.js.
import type { PageAccess } from './row'
import { PAGE_PATHS, PAGE_TABLE } from './table'
import { TAB_PAGES } from './tabs'

type TabPath = keyof typeof TAB_PAGES

const pathsFor = (access: PageAccess): readonly string[] =>
  PAGE_PATHS.filter((path) => PAGE_TABLE[path].access === access)

/** The page that `#/` and a fresh launch open. */
export const ENTRY_PAGE = 'pages/order/index'

/** The tabs in their order on screen. */
export const TAB_PATHS = Object.keys(TAB_PAGES) as readonly TabPath[] // a literal has its own keys only

/** Every page of a release, by who may open it. */
export const PAGES_BY_ACCESS: Readonly<Record<PageAccess, readonly string[]>> = {
  anyone: pathsFor('anyone'),
  loginStep: pathsFor('loginStep'),
  user: pathsFor('user'),
}
