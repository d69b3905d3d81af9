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
}
