// Stands in for parts of Taro that every H5 page would load and this one never shows (see parts.ts).

/** The app draws its tab bar itself; Taro asks for its own and then draws none. */
export function initTabbar() {}

/** Every page draws its navigation bar itself; what is left of Taro's is in front-page.js. */
export function initNavigationBar() {}

/** No page of the H5 build sets `enablePullDownRefresh`: `ui/pull-to-refresh` pulls there. */
export function defineCustomElement() {}
export const PullToRefresh = undefined
export const TaroPullToRefreshCore = undefined
export { PullToRefresh as P }
