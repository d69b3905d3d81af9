import type { InBoth } from '@/language/language'

const isPageForRelease = process.env.TARO_ENV === 'h5' && process.env.NODE_ENV !== 'development'

/**
 * A title as the build takes it. A release of the H5 page becomes a page for each language at the end of its build, which
 * picks one of the two out of these marks (config/languages/page-per-language.js); the mini-program's is Chinese, because
 * WeChat shows it where no code of ours runs.
 */
export const titleForBuild = ({ en, zh }: InBoth<string>): string => {
  if (process.env.TARO_ENV === 'weapp') return zh
  return isPageForRelease ? `{{${en}|${zh}}}` : en
}
