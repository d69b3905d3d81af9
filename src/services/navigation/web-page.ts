import { address } from '@/platform/address'
import { apiBase, h5Base, websiteBase } from '../environment'

/** Only https, and nothing before the host that could pass for another one. */
const HTTPS_HOST = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i
/** A path of the own server; "//host" and "/\host" are other hosts. */
const OWN_PATH = /^\/(?![/\\])/

const hostOf = (page: string): string | undefined => HTTPS_HOST.exec(page)?.[1]?.toLowerCase()

/** The origin of an address; a mini-program has no URL to ask. */
const originOf = (base: string): string => /^https?:\/\/[^/]+/i.exec(base)?.[0] ?? ''

/** Other hosts whose pages the app shows, as a build names them: "maps.vela.example,charging.vela.example". */
const namedHosts = (process.env.TARO_APP_WEB_HOSTS || '').split(',').map((host) => host.trim().toLowerCase())

/** The hosts whose pages the app shows: the brand's own, and those that the build names. */
const ALLOWED_HOSTS: readonly (string | undefined)[] = [...[h5Base, websiteBase].map(hostOf), ...namedHosts]

/**
 * The whole address of a web page that may be shown in the app: a path of the own server, or https of an allowed host.
 * Null for any other.
 */
export const webPageOf = (page: string, allowedHosts = ALLOWED_HOSTS): string | null => {
  if (OWN_PATH.test(page)) return originOf(address.base() || apiBase) + page
  const host = hostOf(page)
  return host !== undefined && allowedHosts.includes(host) ? page : null
}
