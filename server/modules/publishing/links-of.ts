import { PAGES_BY_ACCESS } from '@/page-table/facts'
import { ContentLinkType } from '@/wire/enums/content'
import type { Entry } from '../../writing/entry'

/** What a link may show, each named by an id. */
export type ShownKind = 'article' | 'topic' | 'hashtag' | 'activity' | 'album' | 'guide' | 'model'

/** Something that a link shows. */
export interface Shown {
  kind: ShownKind
  id: string
}

/** A link of an entry. */
export interface Link {
  /** Of the head; of a text the address, by which its writer finds it. */
  field: string
  /** What is there or not; null where the page shows nothing of its own. */
  shows: Shown | null
  /** Why it leads nowhere, whatever there is. */
  fault: string | null
}

/** The pages that show one thing, and the parameter that names it; the last three are whole without. */
const PAGES: Readonly<Record<string, readonly [name: string, kind: ShownKind, isWhole?: true]>> = {
  'pages/articles/view': ['id', 'article'],
  'pages/topics/view': ['id', 'topic'],
  'pages/hashtags/view': ['id', 'hashtag'],
  'pages/activities/view': ['id', 'activity'],
  'pages/rich-text/index': ['id', 'guide'],
  'pages/pictures/pictures': ['modelId', 'album', true],
  'pages/order/index': ['model', 'model', true],
  'pages/customization-car/index': ['modelId', 'model', true],
}

/** The types of a banner's link that name one thing. */
const TYPES: Partial<Record<ContentLinkType, ShownKind>> = {
  [ContentLinkType.article]: 'article',
  [ContentLinkType.topic]: 'topic',
  [ContentLinkType.activity]: 'activity',
  [ContentLinkType.vehicleAlbum]: 'album',
}

/** A step of logging in is no page that a link leads to. */
const isPage = (path: string): boolean => [...PAGES_BY_ACCESS.anyone, ...PAGES_BY_ACCESS.user].includes(path)

const ADDRESS = /^https:\/\/\S+$/
const toAddress = (field: string, address: string): Link => {
  const fault = ADDRESS.test(address) ? null : `${address} is no address: it begins with https://.`
  return { field, shows: null, fault }
}

const toPage = (field: string, target: string): Link => {
  const [path = '', query = ''] = target.replace(/^\//, '').split('?')
  if (!isPage(path)) return { field, shows: null, fault: `the app has no page ${path} that a link may lead to.` }
  const [name = '', kind = null, isWhole = false] = PAGES[path] ?? []
  const id = new URLSearchParams(query).get(name)
  if (kind === null || (id === null && isWhole)) return { field, shows: null, fault: null }
  return { field, shows: { kind, id: id ?? '' }, fault: null }
}

const HREF = /href="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const linksOfText = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, href = '']) => href.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity))

/** The links of an entry, each address of its text once. */
export const linksOf = (entry: Entry): Link[] => {
  switch (entry.kind) {
    case 'banner': {
      const { linkType, linkData } = entry
      const kind = TYPES[linkType]
      if (kind !== undefined) return [{ field: 'target', shows: { kind, id: linkData }, fault: null }]
      if (linkType === ContentLinkType.miniProgram) return [toPage('target', linkData)]
      return linkType === ContentLinkType.url ? [toAddress('target', linkData)] : []
    }
    case 'article':
    case 'guide':
      return [...new Set(Object.values(entry.body).flatMap(linksOfText))]
        .filter((href) => href.startsWith('/'))
        .map((href) => toPage(href, href))
    default:
      return []
  }
}
