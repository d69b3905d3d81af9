import { page } from './row'
import { button, heading } from './sample'

const RECORDS = 'pages/drive-record/drive-record'

/** Test drives and talks at a shop. */
export const APPOINTMENT_PAGES = {
  /** One's own; those to come, done or cancelled, by the number of the list. */
  [RECORDS]: page<{ scope?: string }>({
    title: { en: 'Test drive records', zh: '试驾记录' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: { role: 'listitem' } },
  }),
  'pages/drive-record/drive-detail/drive-detail': page<{ id: string }>({
    title: { en: 'Appointment details', zh: '预约详情' },
    access: 'user',
    parent: RECORDS,
    sample: { params: ({ appointment }) => ({ id: appointment }), shows: heading('Waiting for the shop') },
  }),
  /** Books an hour: at a shop, of a model, and whether to drive or to talk (its number), as far as that is known. */
  'pages/drive-record/booking/booking': page<{ shop?: string; model?: string; type?: string }>({
    title: { en: 'Book a test drive', zh: '预约试驾' },
    access: 'anyone',
    parent: 'pages/order/index',
    isShared: true,
    sample: { params: () => ({ shop: 'shanghai-jingan', model: 'vela-7' }), shows: button('Book') },
  }),
}
