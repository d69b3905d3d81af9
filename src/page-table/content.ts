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
  'pages/favorite/list': page({
    title: { en: 'Favourites', zh: '收藏' },
    access: 'user',
    parent: 'pages/profile/index',
    // Nothing is saved yet; a full list is shown in test/e2e/favourites.test.ts.
    sample: { shows: heading('Nothing saved yet') },
  }),
}
