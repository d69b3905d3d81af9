import { PAGES_BY_ACCESS } from '@/page-table/facts'
import { ContentLinkType } from '@/wire/enums/content'
import type { Entry } from '../../writing/entry'

/** What a link may show, each named by an id. */
export type ShownKind =
  | 'article'
  | 'topic'
  | 'hashtag'
  | 'activity'
  | 'album'
  | 'guide'
  | 'model'
  | 'shop'
  | 'agreement'

/** Something that a link shows. */
export interface Shown {
  kind: ShownKind
  id: string
}

/** A link of an entry. */
export interface Link {
  /** Of the head; of a text the address, by which its writer finds it. */
  field: string
  /** What is there or not; nothing where the page shows nothing of its own. */
  shows: readonly Shown[]
  /** Why it leads nowhere, whatever there is. */
  fault: string | null
}

/** A parameter of a page that names a thing; where the page is whole without, it may be left out. */
type NamingParam = readonly [name: string, kind: ShownKind, isWhole?: true]

const PAGES: Readonly<Record<string, readonly NamingParam[]>> = {
  'pages/articles/view': [['id', 'article']],
  'pages/topics/view': [['id', 'topic']],
  'pages/hashtags/view': [['id', 'hashtag']],
  'pages/activities/view': [['id', 'activity']],
  'pages/rich-text/index': [['id', 'guide']],
  'pages/agreements/view': [['id', 'agreement']],
  'pages/shopList/details/index': [['id', 'shop']],
  'pages/business-card/business-card': [['shop', 'shop']],
  'pages/drive-record/booking/booking': [
    ['shop', 'shop', true],
    ['model', 'model', true],
  ],
  'pages/pictures/pictures': [['modelId', 'album', true]],
  'pages/order/index': [['model', 'model', true]],
  'pages/customization-car/index': [['modelId', 'model', true]],
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
  return { field, shows: [], fault }
}

const toPage = (field: string, target: string): Link => {
  const [path = '', query = ''] = target.replace(/^\//, '').split('?')
  if (!isPage(path)) return { field, shows: [], fault: `the app has no page ${path} that a link may lead to.` }
  const given = new URLSearchParams(query)
  const shows = (PAGES[path] ?? [])
    .filter(([name, , isWhole = false]) => given.has(name) || !isWhole)
    .map(([name, kind]) => ({ kind, id: given.get(name) ?? '' }))
  return { field, shows, fault: null }
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
      if (kind !== undefined) return [{ field: 'target', shows: [{ kind, id: linkData }], fault: null }]
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
