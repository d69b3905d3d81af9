import { TopicKind } from '@/wire/enums/content'
import { cleanHtml } from '../../rich-text/clean-html'
import type { Entry, EntryOf } from '../../writing/entry'
import { instantOf } from '../../writing/moment'
import { contentTable, plainTable, type SeedTable } from '../seed/seed-table'

/** When a draft is published in its tab: never, so that no list, which ends with the present, comes to it. */
const NOT_YET = 'infinity'

const instant = (moment: string, now: Date): string => instantOf(moment, now).toISOString()
const maybe = (moment: string | null, now: Date): string | null => (moment === null ? null : instant(moment, now))
const withdrawn = (entry: Entry, now: Date) => ({ withdrawn_at: entry.isWithdrawn ? now.toISOString() : null })

const articleTables = (entry: EntryOf<'article'>, now: Date): SeedTable[] => {
  const { id, title, summary, body, place, media, tabs, topics, hashtags } = entry
  const publishedAt = maybe(entry.publishedAt, now)
  const placed = { published_at: publishedAt ?? NOT_YET, article_id: id }
  return [
    contentTable('article', [
      {
        id,
        kind: entry.articleKind,
        title: title?.en ?? null,
        summary: summary.en,
        body: cleanHtml(body.en),
        author_id: entry.authorId,
        place: place?.en ?? null,
        slide_style: entry.slideStyle,
        model_id: entry.modelId,
        published_at: publishedAt,
        ...withdrawn(entry, now),
        zh: { title: title?.zh ?? null, summary: summary.zh, body: cleanHtml(body.zh), place: place?.zh ?? null },
      },
    ]),
    plainTable(
      'article_media',
      media.map(({ kind, url, poster, width, height, durationSeconds }, index) => ({
        article_id: id,
        sort: index + 1,
        kind,
        url,
        poster,
        width,
        height,
        duration_seconds: durationSeconds,
      })),
    ),
    plainTable(
      'article_tab',
      tabs.map((tab) => ({ tab, ...placed })),
    ),
    plainTable(
      'article_topic',
      [...topics, ...hashtags].map((topicId) => ({ topic_id: topicId, ...placed })),
    ),
  ]
}

const topicTables = (entry: EntryOf<'topic'>, now: Date): SeedTable[] => [
  contentTable('topic', [
    {
      id: entry.id,
      kind: TopicKind.topic,
      name: entry.name.en,
      intro: entry.intro.en,
      cover: entry.cover,
      created_at: instant(entry.createdAt, now),
      ...withdrawn(entry, now),
      zh: { name: entry.name.zh, intro: entry.intro.zh },
    },
  ]),
]

const hashtagTables = (entry: EntryOf<'hashtag'>, now: Date): SeedTable[] => [
  contentTable('topic', [
    {
      id: entry.id,
      kind: TopicKind.hashtag,
      name: entry.name.en,
      intro: null,
      cover: null,
      created_at: now.toISOString(),
      ...withdrawn(entry, now),
      zh: { name: entry.name.zh, intro: null },
    },
  ]),
]

/** The words of an activity in one language, by their columns. */
const wordsOf = (entry: EntryOf<'activity'>, language: 'en' | 'zh') => ({
  title: entry.title[language],
  heading: entry.heading[language],
  intro: entry.intro[language],
  programme: entry.programme[language],
  audience: entry.audience[language],
  city: entry.city[language],
  place: entry.place[language],
  address: entry.address[language],
})

const activityTables = (entry: EntryOf<'activity'>, now: Date): SeedTable[] => {
  const drawAt = maybe(entry.drawAt, now)
  return [
    contentTable('activity', [
      {
        id: entry.id,
        ...wordsOf(entry, 'en'),
        zh: wordsOf(entry, 'zh'),
        longitude: entry.longitude,
        latitude: entry.latitude,
        pictures: entry.pictures,
        start_at: instant(entry.startAt, now),
        end_at: instant(entry.endAt, now),
        sign_up_from: maybe(entry.signUpFrom, now),
        sign_up_until: maybe(entry.signUpUntil, now),
        quota: entry.quota,
        most_guests: entry.mostGuests,
        draw_at: drawAt,
        // What lies ahead is still to be drawn, also after an earlier draw; of what lies behind, the worker knows.
        ...(drawAt !== null && new Date(drawAt) > now && { drawn_at: null }),
        is_draft: entry.isDraft && !entry.isWithdrawn,
        withdrawn_at: entry.isWithdrawn || entry.isDraft ? now.toISOString() : null,
      },
    ]),
  ]
}

const bannerTables = (entry: EntryOf<'banner'>): SeedTable[] =>
  entry.isWithdrawn
    ? []
    : [
        contentTable(entry.isDraft ? 'banner_draft' : 'banner', [
          {
            id: entry.id,
            banner_no: entry.bannerNo,
            sort: entry.sort,
            title: entry.title.en,
            subtitle: entry.subtitle.en,
            picture: entry.picture,
            slide_style: entry.slideStyle,
            link_type: entry.linkType,
            link_data: entry.linkData,
            zh: { title: entry.title.zh, subtitle: entry.subtitle.zh },
          },
        ]),
      ]

const guideTables = (entry: EntryOf<'guide'>, now: Date): SeedTable[] => [
  contentTable('guide', [
    {
      id: entry.id,
      title: entry.title.en,
      body: cleanHtml(entry.body.en),
      as_of: entry.asOf,
      ...withdrawn(entry, now),
      zh: { title: entry.title.zh, body: cleanHtml(entry.body.zh) },
    },
  ]),
]

/** The rows that an entry is stored as, a parent before its children; times are counted from `now`. */
export const rowsOf = (entry: Entry, now: Date): SeedTable[] => {
  switch (entry.kind) {
    case 'article':
      return articleTables(entry, now)
    case 'topic':
      return topicTables(entry, now)
    case 'hashtag':
      return hashtagTables(entry, now)
    case 'activity':
      return activityTables(entry, now)
    case 'banner':
      return bannerTables(entry)
    case 'guide':
      return guideTables(entry, now)
    default:
      return entry satisfies never
  }
}
