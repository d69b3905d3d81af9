import type { Banner } from '@/wire/schemas/content'
import { ContentLinkType } from '@/wire/enums/content'
import { KNOWN_PAGES } from './known-pages'
import { parseTarget, type Route } from './route'

/** The pages that show what a link may name, with the name of the parameter that takes its data. */
const PAGES = {
  [ContentLinkType.article]: ['pages/articles/view', 'id'],
  [ContentLinkType.topic]: ['pages/topics/view', 'id'],
  [ContentLinkType.activity]: ['pages/activities/view', 'id'],
  [ContentLinkType.vehicleAlbum]: ['pages/pictures/pictures', 'modelId'],
  // It shows the hosts that are allowed, and says of any other that it leads away.
  [ContentLinkType.url]: ['pages/web/index', 'url'],
} as const satisfies Partial<Record<ContentLinkType, readonly [path: string, name: string]>>

/** Where a link of content leads, by its type and data; null when it leads nowhere in this release. */
export const contentLink = ({ type, data }: Pick<Banner, 'type' | 'data'>, pages = KNOWN_PAGES): Route | null => {
  switch (type) {
    case ContentLinkType.none:
      return null
    case ContentLinkType.miniProgram:
      return parseTarget(data, pages)
    case ContentLinkType.article:
    case ContentLinkType.topic:
    case ContentLinkType.activity:
    case ContentLinkType.vehicleAlbum:
    case ContentLinkType.url: {
      const [path, name] = PAGES[type]
      return pages.includes(path) ? { path, params: { [name]: data } } : null
    }
    default:
      return type satisfies never
  }
}
