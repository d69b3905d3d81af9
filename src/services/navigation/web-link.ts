import { address } from '@/platform/address'
import { buildTarget, type Route } from '@/services/navigation/route'
import { apiBase, h5Base } from '../environment'

const withoutSlash = (base: string): string => base.replace(/\/$/, '')

/**
 * A link that opens a page in any browser. The environment names the page's address; where it does not, the page is
 * where this one was loaded from, or where the mini-program's server is, which serves both.
 */
export const webLink = (route: Route): string =>
  `${withoutSlash(h5Base || address.base() || apiBase)}/#${buildTarget(route)}`
