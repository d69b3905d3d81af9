const SCREEN_RPX = 750
const LENGTH = /(-?\d*\.?\d+)rpx/g

/** WeChat's lengths as a browser reads them: 750 are the width of the screen. */
export const withoutRpx = (css: string): string =>
  css.replace(LENGTH, (_, length: string) => `calc(${length} / ${SCREEN_RPX} * 100vw)`)
