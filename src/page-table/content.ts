import { page } from './row'
import { heading } from './sample'

const EXPLORE = 'pages/home/index'

/** What there is to read. */
export const CONTENT_PAGES = {
  'pages/articles/view': page<{ id: string }>({
    title: { en: 'Article', zh: '文章' },
    access: 'anyone',
    parent: EXPLORE,
    isShared: true,
    sample: {
      params: () => ({ id: 'quiet-cabin' }),
      shows: heading('Inside the Vela 7: a quiet cabin, drawn around the driver'),
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
    // Nothing is saved yet; a full list is shown in test/e2e/favourites.test.ts.
    sample: { shows: heading('Nothing saved yet') },
  }),
}
