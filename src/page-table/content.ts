import { page } from './row'
import { heading } from './sample'

const EXPLORE = 'pages/home/index'

/** What there is to read. */
export const CONTENT_PAGES = {
  /** A link may lead to a comment of it. */
  'pages/articles/view': page<{ id: string; comment?: string }>({
    title: { en: 'Article', zh: '文章' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    isInTimeline: true,
    sample: {
      params: () => ({ id: 'quiet-cabin' }),
      shows: heading('Inside the Vela 7: a quiet cabin, drawn around the driver'),
    },
  }),
  'pages/topiclist/view': page({
    title: { en: 'Topics', zh: '话题' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    sample: { shows: heading('Topics') },
  }),
  'pages/topics/view': page<{ id: string }>({
    title: { en: 'Topic', zh: '话题' },
    access: 'anyone',
    parent: 'pages/topiclist/view',
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ id: 'night-drive' }), shows: heading('Night drive') },
  }),
  'pages/hashtags/view': page<{ id: string }>({
    title: { en: 'Hashtag', zh: '标签' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ id: 'NightDrive' }), shows: heading('#NightDrive') },
  }),
  /** What was searched, and the kind that is shown of what was found. */
  'pages/search/index': page<{ query?: string; kind?: string }>({
    title: { en: 'Search', zh: '搜索' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    sample: {
      params: () => ({ query: 'night drive' }),
      shows: { text: 'Night drive mode: how the cabin lowers its voice' },
    },
  }),
  'pages/rich-text/index': page<{ id: string }>({
    title: { en: 'Good to know', zh: '须知' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ id: 'home-charging' }), shows: heading('Charging at home') },
  }),
  /** What a tab of Explore will show, for whoever has a link that the back office has signed. */
  'pages/preview/home-page-tab': page<{ tab: string; key: string }>({
    title: { en: 'Preview', zh: '预览' },
    access: 'anyone',
    parent: EXPLORE,
    sample: {
      params: ({ previewKey }) => ({ tab: 'recommended', key: previewKey }),
      isByUser: true,
      shows: heading('Winter, warmed up'),
    },
  }),
  /** The pictures of an article, from one of them on, counted from 0. */
  'pages/picture-viewer/index': page<{ article: string; index?: string }>({
    title: { en: 'Picture', zh: '图片' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    scroll: 'own',
    sample: { params: () => ({ article: 'quiet-cabin', index: '1' }), shows: heading('2 / 2') },
  }),
  'pages/favorite/list': page({
    title: { en: 'Favourites', zh: '收藏' },
    access: 'user',
    parent: 'pages/profile/index',
    // Nothing is saved yet; a full list is shown in test/e2e/content/favourites.test.ts.
    sample: { shows: heading('Nothing saved yet') },
  }),
}
