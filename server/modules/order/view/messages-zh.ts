import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of an order's view in Chinese. */
export const zh: Messages = {
  invoice: '购车发票',
  inspected: '已检测',
  beingPrepared: '准备中',
  readyForPickUp: '可以提车',
  pickUpConfirmed: '提车已确认',
  delivered: '已交付',
  arrived: (model, centre) => spaced(`您的${model}已到达${centre}。`),
  toPickUp: (time) => `请于 ${time} 提车。`,
  confirmedToPickUp: (time) => `您将于 ${time} 提车。`,
  loan: (scheme, months) => `${scheme}，${months} 期`,
}
