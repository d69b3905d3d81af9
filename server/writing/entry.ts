import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { ArticleKind, ContentLinkType, HomeTabKind, MediaKind, SlideStyle } from '@/wire/enums/content'
import { MAX_GUESTS } from '@/wire/schemas/activity'
import { nullable, valueOf } from '@/wire/schemas/parts'
import { isDay, isMoment } from './moment'

const MAX_ID = 60
const MAX_WORDS = 400
const MAX_HTML = 60_000
const MAX_LIST = 40
const MAX_PIXELS = 8_192

const name = () => Type.String({ pattern: `^[A-Za-z0-9-]{1,${MAX_ID}}$` })
const words = () => Type.String({ maxLength: MAX_WORDS })
const html = () => Type.String({ maxLength: MAX_HTML })
const moment = () => Type.Refine(Type.String(), isMoment)
/** What the server itself keeps: with the app, or brought by a writer. */
const ownFile = () => Type.String({ pattern: '^/static/[\\w./-]+$', maxLength: MAX_WORDS })
const pixels = () => Type.Integer({ minimum: 1, maximum: MAX_PIXELS })
/** A field that nobody knows is a slip of who typed it: taken in silence, it would count as published. */
const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
const inBoth = <Schema extends TSchema>(schema: Schema) => closed({ en: schema, zh: schema })
/** What is named once, or not at all. */
const names = <Schema extends TSchema>(schema: Schema) => Type.Array(schema, { maxItems: MAX_LIST, uniqueItems: true })
const few = <Schema extends TSchema>(schema: Schema) => Type.Array(schema, { maxItems: MAX_LIST })

const entry = { id: name(), isWithdrawn: Type.Boolean() }

const article = closed({
  ...entry,
  kind: Type.Literal('article'),
  articleKind: valueOf(ArticleKind),
  title: nullable(inBoth(words())),
  summary: inBoth(words()),
  body: inBoth(html()),
  authorId: name(),
  place: nullable(inBoth(words())),
  tabs: names(valueOf(HomeTabKind)),
  topics: names(name()),
  hashtags: names(name()),
  media: few(
    closed({
      kind: valueOf(MediaKind),
      url: ownFile(),
      poster: nullable(ownFile()),
      width: pixels(),
      height: pixels(),
      durationSeconds: nullable(Type.Integer({ minimum: 1 })),
    }),
  ),
  slideStyle: valueOf(SlideStyle),
  modelId: nullable(name()),
  /** None: a draft. */
  publishedAt: nullable(moment()),
})

const topic = closed({
  ...entry,
  kind: Type.Literal('topic'),
  name: inBoth(words()),
  intro: inBoth(words()),
  cover: ownFile(),
  createdAt: moment(),
})

const hashtag = closed({ ...entry, kind: Type.Literal('hashtag'), name: inBoth(words()) })

const activity = closed({
  ...entry,
  kind: Type.Literal('activity'),
  isDraft: Type.Boolean(),
  title: inBoth(words()),
  heading: inBoth(words()),
  intro: inBoth(words()),
  programme: inBoth(few(closed({ time: words(), text: words() }))),
  audience: inBoth(words()),
  city: inBoth(words()),
  place: inBoth(words()),
  address: inBoth(words()),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  pictures: few(ownFile()),
  startAt: moment(),
  endAt: moment(),
  signUpFrom: nullable(moment()),
  signUpUntil: nullable(moment()),
  drawAt: nullable(moment()),
  quota: nullable(Type.Integer({ minimum: 1 })),
  mostGuests: Type.Integer({ minimum: 0, maximum: MAX_GUESTS }),
})

const banner = closed({
  ...entry,
  kind: Type.Literal('banner'),
  isDraft: Type.Boolean(),
  bannerNo: name(),
  sort: Type.Integer({ minimum: 1, maximum: MAX_LIST }),
  title: inBoth(words()),
  subtitle: inBoth(words()),
  picture: ownFile(),
  slideStyle: valueOf(SlideStyle),
  linkType: valueOf(ContentLinkType),
  linkData: words(),
})

const guide = closed({
  ...entry,
  kind: Type.Literal('guide'),
  title: inBoth(words()),
  asOf: Type.Refine(Type.String(), isDay),
  body: inBoth(html()),
})

/** Something that a writer has written, checked and ready to be stored. */
export const Entry = Type.Union([article, topic, hashtag, activity, banner, guide])
export type Entry = Static<typeof Entry>
export type EntryKind = Entry['kind']

/** Each kind alone: what is wrong with an entry is told of its own kind, not of all. */
export const ENTRY_OF_KIND = { article, topic, hashtag, activity, banner, guide } as const satisfies Record<
  EntryKind,
  TSchema
>
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>
