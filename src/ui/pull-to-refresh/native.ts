/**
 * For `enablePullDownRefresh` of a page's configuration: the mini-program pulls by itself. In H5 Taro's own pull would
 * take every touch at the top of the page, swipes across and touches in sheets included.
 */
export const PULLS_NATIVELY = process.env.TARO_ENV === 'weapp'
