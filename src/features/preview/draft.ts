import { ContentLinkType } from '@/wire/enums/content'
import type { Activity } from '@/wire/schemas/activity'
import type { Article } from '@/wire/schemas/article'
import type { Banner } from '@/wire/schemas/content'
import type { Preview } from '@/wire/schemas/preview'
import { shortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** Something that is not out yet. */
export type Draft =
  | { kind: 'article'; of: Article }
  | { kind: 'activity'; of: Activity }
  | { kind: 'banner'; of: Banner }

/** What a list says of a draft. */
export interface DraftHead {
  title: string
  summary: string
  picture: string | undefined
}

/** The drafts of a tab as it will show them: slides on top, and activities before what there is to read. */
export const draftsOf = ({ banners, articles, activities }: Preview): Draft[] => [
  ...banners.map((of): Draft => ({ kind: 'banner', of })),
  ...activities.map((of): Draft => ({ kind: 'activity', of })),
  ...articles.map((of): Draft => ({ kind: 'article', of })),
]

/** When and where an activity will be. */
const placeOf = ({ startTime, city, place }: Activity): string => [shortTime(startTime), city, place].join(' · ')

export const headOf = ({ kind, of }: Draft): DraftHead => {
  switch (kind) {
    case 'article': {
      const [first] = of.media
      return {
        title: of.title ?? of.summary,
        summary: of.title === null ? '' : of.summary,
        picture: first?.poster ?? first?.url,
      }
    }
    case 'activity':
      return { title: of.title, summary: placeOf(of), picture: of.picture }
    case 'banner':
      return { title: of.title, summary: of.subtitle, picture: of.picture }
    default:
      return kind satisfies never
  }
}

/** Where a slide will lead. */
export const targetOf = ({ type, data, bannerNo }: Banner): string =>
  type === ContentLinkType.none ? messages.leadsNowhere(bannerNo) : messages.leadsTo(bannerNo, type, data)
