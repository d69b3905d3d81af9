import { ENVIRONMENTS, type EnvironmentBases } from '@/domain/brand'
import { environmentName } from './environment-name'

const bases: EnvironmentBases = ENVIRONMENTS[environmentName]

// A build may point a base elsewhere; empty means "as the environment says". Each name is spelled out because the
// build replaces exactly these expressions by literals.
/** The API's address without a trailing slash; empty is the origin that served the page. */
export const apiBase = process.env.TARO_APP_API_BASE || bases.apiBase
/** Where pictures and other files of the product lie; empty is the origin that served the page. */
const staticBase = process.env.TARO_APP_STATIC_BASE || bases.staticBase
/** The address of the H5 page, for links that leave the mini-program. */
export const h5Base = process.env.TARO_APP_H5_BASE || bases.h5Base
/** The brand's website. */
export const websiteBase = process.env.TARO_APP_WEBSITE_BASE || bases.websiteBase

/**
 * The address of a file of the product: "/static/img/vela7.webp" gets the static base in front, which a mini-program
 * needs because it has no origin. A whole address (`https:`, `blob:`, `data:`) and an empty text stay as they are.
 */
export const staticUrl = (path: string): string => (path.startsWith('/') ? staticBase + path : path)
