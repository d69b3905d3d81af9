import { page } from './row'
import { heading } from './sample'

const INVITE = 'pages/invite/index'

/** Inviting friends, and what they are shown. */
export const INVITATION_PAGES = {
  [INVITE]: page({
    title: { en: 'Invite a friend', zh: '邀请好友' },
    access: 'user',
    parent: 'pages/profile/index',
    isShared: true,
    sample: { shows: heading('How far they got') },
  }),
  'pages/invitee/index': page<{ code: string }>({
    title: { en: 'An invitation', zh: '好友邀请' },
    access: 'anyone',
    parent: 'pages/order/index',
    isShared: true,
    isUnlisted: true,
    sample: {
      params: ({ invitation }) => ({ code: invitation }),
      shows: heading('A gift for new friends'),
      isByUser: true,
    },
  }),
  'pages/qrcode/index': page({
    title: { en: 'QR invitation', zh: '二维码邀请' },
    access: 'user',
    parent: INVITE,
    isShared: true,
    sample: { shows: { text: 'Scan with WeChat or the camera' } },
  }),
  'pages/poster/index': page({
    title: { en: 'Poster invitation', zh: '海报邀请' },
    access: 'user',
    parent: INVITE,
    isShared: true,
    sample: { shows: { role: 'radio', name: 'Vela 9 from the front' } },
  }),
  /** Owner-ambassadors; a link of one of them names its ambassador. */
  'pages/starfire/index': page<{ starId?: string }>({
    title: { en: 'Starfire', zh: '星火大使' },
    access: 'anyone',
    parent: 'pages/profile/index',
    isShared: true,
    sample: { shows: heading('Ranking') },
  }),
  'pages/invitation-rules/index': page({
    title: { en: 'Invitation rules', zh: '邀请规则' },
    access: 'anyone',
    parent: 'pages/profile/index',
    isShared: true,
    sample: { shows: heading('How inviting works') },
  }),
}
