import { SearchKind } from '@/wire/enums/search'
import type { ActivityCard } from '@/wire/schemas/activity'
import type { ArticleCard } from '@/wire/schemas/content'
import type { FoundThing, SearchResults } from '@/wire/schemas/search'
import { open } from '@/services/navigation/open'

/** A kind of which one line says everything. */
type ThingKind = Exclude<SearchKind, 'article' | 'activity'>

/** Something that was found. */
export type FoundItem =
  | { kind: 'article'; id: string; card: ArticleCard }
  | { kind: 'activity'; id: string; card: ActivityCard }
  | { kind: ThingKind; id: string; thing: FoundThing }

/** What was found, as one list; kinds stand together. */
export const foundItems = ({ articles, activities, things }: SearchResults): FoundItem[] => [
  ...articles.map((card) => ({ kind: SearchKind.article, id: card.id, card })),
  ...activities.map((card) => ({ kind: SearchKind.activity, id: card.id, card })),
  ...things.flatMap((thing) =>
    thing.kind === SearchKind.article || thing.kind === SearchKind.activity
      ? []
      : [{ kind: thing.kind, id: thing.id, thing }],
  ),
]

/** Opens what was found. */
export const openThing = ({
  kind,
  id,
  isGuide = false,
}: Pick<FoundThing, 'kind' | 'id'> & Partial<Pick<FoundThing, 'isGuide'>>): Promise<void> => {
  switch (kind) {
    case SearchKind.model:
      return open('pages/order/index', { model: id })
    case SearchKind.article:
      return open('pages/articles/view', { id })
    case SearchKind.activity:
      return open('pages/activities/view', { id })
    case SearchKind.topic:
      return open('pages/topics/view', { id })
    case SearchKind.hashtag:
      return open('pages/hashtags/view', { id })
    case SearchKind.shop:
      return open('pages/shopList/details/index', { id })
    case SearchKind.help:
      return open(isGuide ? 'pages/rich-text/index' : 'pages/agreements/view', { id })
    default:
      return kind satisfies never
  }
}
