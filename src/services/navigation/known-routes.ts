import { MAIN_PAGES, pathsOf, SUB_PACKAGES, TABS } from '@/routes'

/** Every page of a release; a `target` or a link may lead to these only. */
export const KNOWN_ROUTES: readonly string[] = [...MAIN_PAGES, ...pathsOf(SUB_PACKAGES)]

/** Whether a page is one of the three tabs, which are switched to and never pushed. */
export const isTab = (path: string): boolean => TABS.some(({ pagePath }) => pagePath === path)
