import { TopicKind } from '@/wire/enums/content'
import { SearchKind } from '@/wire/enums/search'
import { CarView } from '@/wire/enums/vehicle'
import { said, type ContentTable } from '../../db/content-columns'
import { isOpenAt } from '../content/article-statements'

/** Where the things of a kind stand, and what one line shows of them. */
interface Source {
  table: ContentTable | 'help_text'
  /** SQL: what may be found at a moment ($1). */
  isOpen: string
  /** SQL: how long its title is in both languages. */
  titleLength: string
  /** SQL: which comes first where the title says no more. */
  order: string
  title: () => string
  text: () => string
  picture: string
  /** SQL: whether it is a guide; nothing else is, where it is absent. */
  isGuide?: string
  /** So many that what is newest is looked at alone, before all are. */
  isMany?: true
}

/** SQL: the length of a column in both languages. */
const inBothLength = (column: string): string =>
  `coalesce(char_length(${column}), 0) + coalesce(char_length(zh ->> '${column}'), 0)`

const topics = (kind: TopicKind): Source => ({
  table: 'topic',
  isOpen: `topic.withdrawn_at IS NULL AND topic.kind = ${kind}`,
  titleLength: inBothLength('name'),
  order: 'topic.follower_count DESC, topic.id',
  title: () => said('topic', 'name'),
  text: () => said('topic', 'intro'),
  picture: 'topic.cover',
})

/** Of every kind, in the order in which they are shown. */
export const SOURCES: Readonly<Record<SearchKind, Source>> = {
  [SearchKind.model]: {
    table: 'model',
    isOpen: 'model.withdrawn_at IS NULL',
    titleLength: inBothLength('sell_name'),
    order: 'model.sort',
    title: () => said('model', 'sell_name'),
    text: () => said('model', 'slogan'),
    picture: `(SELECT picture FROM model_still WHERE model_id = model.id AND view = '${CarView.side}'
      AND is_usual ORDER BY paint_no LIMIT 1)`,
  },
  [SearchKind.article]: {
    table: 'article',
    isOpen: isOpenAt('$1'),
    titleLength: inBothLength('title'),
    order: 'article.published_at DESC, article.id DESC',
    title: () => `coalesce(${said('article', 'title')}, ${said('article', 'summary')})`,
    text: () => said('article', 'summary'),
    picture: '(SELECT coalesce(poster, url) FROM article_media WHERE article_id = article.id ORDER BY sort LIMIT 1)',
    isMany: true,
  },
  [SearchKind.activity]: {
    table: 'activity',
    isOpen: 'activity.withdrawn_at IS NULL AND activity.end_at > $1',
    titleLength: inBothLength('title'),
    order: 'activity.start_at, activity.id',
    title: () => said('activity', 'title'),
    text: () => said('activity', 'place'),
    picture: 'activity.pictures[1]',
  },
  [SearchKind.topic]: topics(TopicKind.topic),
  [SearchKind.hashtag]: topics(TopicKind.hashtag),
  [SearchKind.shop]: {
    table: 'store',
    isOpen: 'true',
    titleLength: inBothLength('name'),
    order: 'store.name, store.id',
    title: () => said('store', 'name'),
    text: () => said('store', 'address'),
    picture: '(SELECT picture FROM store_picture WHERE store_id = store.id ORDER BY sort LIMIT 1)',
  },
  [SearchKind.help]: {
    table: 'help_text',
    isOpen: 'true',
    titleLength: inBothLength('title'),
    // Who looks for help reads a guide sooner than an agreement.
    order: 'help_text.is_guide DESC, help_text.title, help_text.id',
    title: () => said('guide', 'title', 'help_text'),
    text: () => 'NULL::text',
    picture: 'NULL::text',
    isGuide: 'help_text.is_guide',
  },
}
