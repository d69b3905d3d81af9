import type { Banner } from '@/wire/schemas/content'
import { ContentLinkType } from '@/wire/enums/content'
import { parseTarget, type InternalRoute } from '@/services/navigation/internal-route'
import { KNOWN_ROUTES } from '@/services/navigation/known-routes'
import { isAllowedAddress } from '@/services/navigation/open-external'

/** Where a slide leads: a page of the app, or a web page of the brand. */
export type SlideLink = { kind: 'page'; page: InternalRoute } | { kind: 'web'; address: string }

/** The pages that show what a slide may link to, with the name of the parameter that takes its data. */
const PAGES = {
  [ContentLinkType.article]: ['pages/articles/view', 'id'],
  [ContentLinkType.topic]: ['pages/topics/view', 'id'],
  [ContentLinkType.activity]: ['pages/activities/view', 'id'],
  [ContentLinkType.vehicleAlbum]: ['pages/pictures/pictures', 'modelId'],
} as const satisfies Partial<Record<ContentLinkType, readonly [path: string, name: string]>>

const pageLink = (page: InternalRoute | null): SlideLink | null => page && { kind: 'page', page }

/** Reads a slide's link type and data (specification section 3); null when it leads nowhere in this release. */
export function slideLink({ type, data }: Pick<Banner, 'type' | 'data'>, routes = KNOWN_ROUTES): SlideLink | null {
  switch (type) {
    case ContentLinkType.none:
      return null
    case ContentLinkType.url:
      return isAllowedAddress(data) ? { kind: 'web', address: data } : null
    case ContentLinkType.miniProgram:
      return pageLink(parseTarget(data, routes))
    case ContentLinkType.article:
    case ContentLinkType.topic:
    case ContentLinkType.activity:
    case ContentLinkType.vehicleAlbum: {
      const [path, name] = PAGES[type]
      return routes.includes(path) ? pageLink({ path, params: { [name]: data } }) : null
    }
    default:
      return type satisfies never
  }
}
