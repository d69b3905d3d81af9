import { routeOfScene } from '@/domain/way-in/scene'
import { address } from '@/platform/address'
import type { Query } from '@/platform/address/query'
import { h5Base } from '../environment'
import { KNOWN_PAGES } from './known-pages'
import { parseTarget, type Route } from './route'

/** Reads the scene of a code, unless this release lacks its page. */
const sceneRoute = (scene: string, pages: readonly string[]): Route | null => {
  const route = routeOfScene(scene)
  return route !== null && pages.includes(route.path) ? route : null
}

/** Where the own page is served, for links that carry the whole address. */
const ownBases = (): readonly string[] =>
  [address.base(), h5Base].filter((base) => base !== '').map((base) => base.replace(/\/$/, ''))

/** Reads a link: a page of the app, or the whole address of one on our own host. */
const linkRoute = (link: string, pages: readonly string[]): Route | null => {
  const base = ownBases().find((own) => link.startsWith(`${own}/#/`))
  if (base !== undefined) return parseTarget(link.slice(`${base}/#`.length), pages)
  return parseTarget(link, pages)
}

/**
 * Where a way in leads: by the scene of a mini-program code, by a link, or by the address that WeChat scanned (`q`). Only
 * pages of ours pass; anything else is null.
 */
export const entryRoute = ({ scene, link, q }: Query, pages: readonly string[] = KNOWN_PAGES): Route | null => {
  if (scene !== undefined) return sceneRoute(scene, pages)
  const target = link ?? q
  return target === undefined || target === '' ? null : linkRoute(target, pages)
}
