import { ArticleKind, ContentLinkType, HomeTabKind, MediaKind, SlideStyle } from '@/wire/enums/content'
import { MAX_GUESTS } from '@/wire/schemas/activity'
import type { Entry, EntryOf } from './entry'
import type { Both, Head } from './head'
import type { FindPicture, ShownPicture } from './markdown'
import { isOwnClip } from './pictures-of-folder'

/** What a kind of file is read from. */
export interface Reading {
  id: string
  head: Head
  findPicture: FindPicture
  /** The words after the head, as HTML. */
  body: Both
}

const CLIP_WIDTH = 720
const CLIP_HEIGHT = 480
const NO_PICTURE: ShownPicture = { url: '/static/', width: 1, height: 1 }
/** Written without a body: everything stands in the head. */
const NO_BODY: Both = { en: '', zh: '' }

const SLIDES = {
  none: SlideStyle.none,
  head: SlideStyle.style1,
  strip: SlideStyle.style2,
  screen: SlideStyle.fullScreen,
} as const
const ARTICLE_KINDS = { story: ArticleKind.pictureText, clip: ArticleKind.video, post: ArticleKind.post } as const
const LINK_TYPES = {
  none: ContentLinkType.none,
  article: ContentLinkType.article,
  url: ContentLinkType.url,
  topic: ContentLinkType.topic,
  page: ContentLinkType.miniProgram,
  activity: ContentLinkType.activity,
  album: ContentLinkType.vehicleAlbum,
} as const

/** The groups of banners that somebody shows: another name would be published and never seen. */
const BANNER_GROUPS = { one: 'one', custom: HomeTabKind.custom, drive: 'drive', points: 'points' } as const

const pictureOf = ({ head, findPicture }: Reading, field: string, name: string): ShownPicture => {
  const found = findPicture(name)
  if (found === null) head.fault(field, `there is no picture ${name}: put it beside the text, or mend its name.`)
  return found ?? NO_PICTURE
}

const entry = ({ id, head }: Reading) => ({ id, isWithdrawn: head.flag('withdrawn') })

const tabsOf = (head: Head): HomeTabKind[] => {
  const known = Object.values(HomeTabKind)
  return head.names('tabs').flatMap((name) => {
    const tab = known.find((each) => each === name)
    if (tab === undefined) head.fault('tabs', `${name} is no tab of Explore: there are ${known.join(', ')}.`)
    return tab ?? []
  })
}

const clipOf = (reading: Reading): EntryOf<'article'>['media'] => {
  const { head } = reading
  const url = head.text('clip')
  if (url !== '' && !isOwnClip(url)) head.fault('clip', `the app has no clip ${url}: name one of /static/video.`)
  return [
    {
      kind: MediaKind.video,
      url,
      poster: pictureOf(reading, 'poster', head.text('poster')).url,
      width: CLIP_WIDTH,
      height: CLIP_HEIGHT,
      durationSeconds: head.number('seconds'),
    },
  ]
}

const picturesOf = (reading: Reading): EntryOf<'article'>['media'] =>
  reading.head.list('pictures').map((name) => ({
    kind: MediaKind.picture,
    ...pictureOf(reading, 'pictures', name),
    poster: null,
    durationSeconds: null,
  }))

const article = (reading: Reading): EntryOf<'article'> => {
  const { head, body } = reading
  const articleKind = head.oneOf<ArticleKind>('kind', ARTICLE_KINDS)
  const isPost = articleKind === ArticleKind.post
  if (isPost && head.has('title')) head.fault('title', 'a post has none: leave it out.')
  return {
    ...entry(reading),
    kind: 'article',
    articleKind,
    title: isPost ? null : head.both('title'),
    summary: head.both('summary'),
    body,
    authorId: head.text('author'),
    place: head.maybe('place', head.both),
    tabs: tabsOf(head),
    topics: head.names('topics'),
    hashtags: head.names('hashtags'),
    media: articleKind === ArticleKind.video ? clipOf(reading) : picturesOf(reading),
    slideStyle: head.has('slides') ? head.oneOf<SlideStyle>('slides', SLIDES) : SlideStyle.style1,
    modelId: head.maybe('model', head.text),
    publishedAt: head.maybe('published', head.moment),
  }
}

const topic = (reading: Reading): EntryOf<'topic'> => {
  const { head } = reading
  return {
    ...entry(reading),
    kind: 'topic',
    name: head.both('name'),
    intro: head.both('intro'),
    cover: pictureOf(reading, 'cover', head.text('cover')).url,
    createdAt: head.moment('since'),
  }
}

const STEP_FIELDS = ['time', 'en', 'zh']

type Programme = EntryOf<'activity'>['programme']

const isStep = (step: unknown): step is { time: string; en: string; zh: string } =>
  typeof step === 'object' &&
  step !== null &&
  Object.keys(step).length === STEP_FIELDS.length &&
  STEP_FIELDS.every((key) => key in step && typeof (step as Record<string, unknown>)[key] === 'string')

const programmeOf = (head: Head): Programme => {
  const steps = head.raw('programme') ?? []
  if (!Array.isArray(steps) || !steps.every(isStep)) {
    head.fault('programme', 'is not a list of steps: - { time: "18:30", en: …, zh: … }.')
    return { en: [], zh: [] }
  }
  return {
    en: steps.map(({ time, en }) => ({ time, text: en })),
    zh: steps.map(({ time, zh }) => ({ time, text: zh })),
  }
}

const activity = (reading: Reading): EntryOf<'activity'> => {
  const { head } = reading
  const signUpFrom = head.maybe('signUpFrom', head.moment)
  const signUpUntil = head.maybe('signUpUntil', head.moment)
  if ((signUpFrom === null) !== (signUpUntil === null)) {
    head.fault(signUpFrom === null ? 'signUpUntil' : 'signUpFrom', 'sign-up has a beginning and an end, or neither.')
  }
  const quota = head.maybe('places', head.number)
  const drawAt = head.maybe('draw', head.moment)
  if (drawAt !== null && quota === null) head.fault('draw', 'there is nothing to draw without places: …')
  const mostGuests = head.maybe('guests', head.number) ?? 0
  if (mostGuests > MAX_GUESTS) head.fault('guests', `a sign-up brings ${MAX_GUESTS} at most.`)
  const pictures = head.list('pictures').map((name) => pictureOf(reading, 'pictures', name).url)
  if (pictures.length === 0) head.fault('pictures', 'is missing: the first is its cover.')
  return {
    ...entry(reading),
    kind: 'activity',
    isDraft: head.flag('draft'),
    title: head.both('title'),
    heading: head.both('heading'),
    intro: head.both('intro'),
    programme: programmeOf(head),
    audience: head.both('audience'),
    city: head.both('city'),
    place: head.both('place'),
    address: head.both('address'),
    longitude: head.number('longitude'),
    latitude: head.number('latitude'),
    pictures,
    startAt: head.moment('start'),
    endAt: head.moment('end'),
    signUpFrom,
    signUpUntil,
    drawAt,
    quota,
    mostGuests,
  }
}

const banner = (reading: Reading): EntryOf<'banner'> => {
  const { head } = reading
  const linkType = head.oneOf<ContentLinkType>('leadsTo', LINK_TYPES)
  return {
    ...entry(reading),
    kind: 'banner',
    isDraft: head.flag('draft'),
    bannerNo: head.oneOf<string>('group', BANNER_GROUPS),
    sort: head.number('position'),
    title: head.both('title'),
    subtitle: head.maybe('subtitle', head.both) ?? NO_BODY,
    picture: pictureOf(reading, 'picture', head.text('picture')).url,
    slideStyle: head.oneOf<SlideStyle>('slides', SLIDES),
    linkType,
    linkData: linkType === ContentLinkType.none ? '' : head.text('target'),
  }
}

const guide = (reading: Reading): EntryOf<'guide'> => ({
  ...entry(reading),
  kind: 'guide',
  title: reading.head.both('title'),
  asOf: reading.head.day('asOf'),
  body: reading.body,
})

/** How the files of a folder are read. */
export const KINDS: Readonly<Record<string, { read: (reading: Reading) => Entry; hasBody: boolean }>> = {
  articles: { read: article, hasBody: true },
  topics: { read: topic, hasBody: false },
  activities: { read: activity, hasBody: false },
  banners: { read: banner, hasBody: false },
  guides: { read: guide, hasBody: true },
}
