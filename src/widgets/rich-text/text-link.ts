import { openRoute } from '@/services/navigation/open'
import { isAllowedAddress, openExternal } from '@/services/navigation/open-external'
import { parseTarget, type Route } from '@/services/navigation/route'

/** Where a link of a text leads: a page of the app, or a web page of the brand. */
export type TextLink = { kind: 'page'; page: Route } | { kind: 'web'; address: string }

/** Reads a link of a text; null for what is neither a page of ours nor on the list of hosts. */
export const textLink = (link: string): TextLink | null => {
  if (isAllowedAddress(link)) return { kind: 'web', address: link }
  const page = link.startsWith('/pages') ? parseTarget(link) : null
  return page && { kind: 'page', page }
}

/** Goes where a link leads. */
export const followLink = async (link: TextLink): Promise<void> => {
  if (link.kind === 'page') return openRoute(link.page)
  await openExternal(link.address)
}
