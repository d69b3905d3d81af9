import { PAGE_PATHS, PAGE_TABLE } from './table'

const isPublic = (path: keyof typeof PAGE_TABLE): boolean => {
  const { access, isShared, isUnlisted } = PAGE_TABLE[path]
  return access === 'anyone' && isShared === true && isUnlisted === undefined
}

/**
 * What WeChat's search may read: the pages that anybody may share and that show nobody's own. Orders, accounts and
 * whatever else is a person's stay out. The build of the mini-program writes it beside its packages.
 */
export const SITEMAP = {
  rules: [...PAGE_PATHS.filter(isPublic).map((page) => ({ action: 'allow', page })), { action: 'disallow', page: '*' }],
} as const
