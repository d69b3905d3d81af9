import { page } from './row'
import { button, heading } from './sample'

const LIST = 'pages/feedback/list'

/** What a customer tells the brand, and what comes back. */
export const FEEDBACK_PAGES = {
  [LIST]: page({
    title: { en: 'My feedback', zh: '我的反馈' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: { role: 'listitem' } },
  }),
  /** A draft by its id; a new one may be begun with a category and words. */
  'pages/feedback/create': page<{ id?: string; category?: string; words?: string }>({
    title: { en: 'Feedback', zh: '意见反馈' },
    access: 'user',
    parent: LIST,
    sample: { shows: button('Add photos or a video') },
  }),
  'pages/feedback/draft': page({
    title: { en: 'Drafts', zh: '草稿箱' },
    access: 'user',
    parent: LIST,
    // Nothing was begun; drafts are written in test/e2e/account/feedback.test.ts.
    sample: { shows: heading('No drafts') },
  }),
  'pages/feedback/details': page<{ id: string }>({
    title: { en: 'Feedback', zh: '意见反馈' },
    access: 'user',
    parent: LIST,
    sample: { params: ({ feedback }) => ({ id: feedback }), shows: heading('Did this help you?') },
  }),
}
