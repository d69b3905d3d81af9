import { PAGES_BY_ACCESS, TAB_PATHS } from '@/page-table/facts'

/** Every page of a release; a `target` or a link may lead to these only. */
export const KNOWN_PAGES: readonly string[] = Object.values(PAGES_BY_ACCESS).flat()

/** Whether a page is one of the three tabs, which are switched to and never pushed. */
export const isTab = (path: string): boolean => TAB_PATHS.some((tab) => tab === path)

/** Whether a page is a step of logging in; none may be the target of a login, or the shopper would never leave it. */
export const isLoginPage = (path: string): boolean => PAGES_BY_ACCESS.loginStep.includes(path)

/** Whether only a user who has logged in may open a page. */
export const isForUsers = (path: string): boolean => PAGES_BY_ACCESS.user.includes(path)
