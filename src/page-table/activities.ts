import { page } from './row'
import { heading } from './sample'

/** What the brand invites to. */
export const ACTIVITY_PAGES = {
  /** One activity; `source` is where a lead came from: public, video or baidu. */
  'pages/activities/view': page<{ id: string; source?: string }>({
    title: { en: 'Activity', zh: '活动' },
    access: 'anyone',
    parent: 'pages/home/index',
    isShared: true,
    isInTimeline: true,
    sample: { params: () => ({ id: 'lakeside-night-drive' }), shows: heading('Lakeside night drive') },
  }),
  'pages/activities/own': page({
    title: { en: 'My activities', zh: '我的活动' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: heading('Coming up') },
  }),
}
