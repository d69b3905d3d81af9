import { parseTarget, type Route } from '@/services/navigation/route'
import { webPageOf } from '@/services/navigation/web-page'

/** Where a link of a text leads: a page of the app, or that which shows a web page of a host we know; null for any other. */
export const textLink = (link: string): Route | null => {
  if (link.startsWith('/pages')) return parseTarget(link)
  return webPageOf(link) === null ? null : { path: 'pages/web/index', params: { url: link } }
}
