import type { Banner } from '@/wire/schemas/content'
import { ContentLinkType } from '@/wire/enums/content'
import { parseTarget, type Route } from '@/services/navigation/route'
import { KNOWN_PAGES } from '@/services/navigation/known-pages'
import { isAllowedAddress } from '@/services/navigation/open-external'

/** Where a slide leads: a page of the app, or a web page of the brand. */
export type SlideLink = { kind: 'page'; page: Route } | { kind: 'web'; address: string }

/** The pages that show what a slide may link to, with the name of the parameter that takes its data. */
const PAGES = {
  [ContentLinkType.article]: ['pages/articles/view', 'id'],
  [ContentLinkType.topic]: ['pages/topics/view', 'id'],
  [ContentLinkType.activity]: ['pages/activities/view', 'id'],
  [ContentLinkType.vehicleAlbum]: ['pages/pictures/pictures', 'modelId'],
} as const satisfies Partial<Record<ContentLinkType, readonly [path: string, name: string]>>

const pageLink = (page: Route | null): SlideLink | null => page && { kind: 'page', page }

/** Reads a slide's link type and data; null when it leads nowhere in this release. */
export const slideLink = ({ type, data }: Pick<Banner, 'type' | 'data'>, pages = KNOWN_PAGES): SlideLink | null => {
  switch (type) {
    case ContentLinkType.none:
      return null
    case ContentLinkType.url:
      return isAllowedAddress(data) ? { kind: 'web', address: data } : null
    case ContentLinkType.miniProgram:
      return pageLink(parseTarget(data, pages))
    case ContentLinkType.article:
    case ContentLinkType.topic:
    case ContentLinkType.activity:
    case ContentLinkType.vehicleAlbum: {
      const [path, name] = PAGES[type]
      return pages.includes(path) ? pageLink({ path, params: { [name]: data } }) : null
    }
    default:
      return type satisfies never
  }
}
