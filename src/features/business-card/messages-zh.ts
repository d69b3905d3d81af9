import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the card of a person of a shop in Chinese. */
export const zh: Messages = {
  title: '名片',
  at: (role, shop) => spaced(`${shop} ${role}`),
  qr: (name) => spaced(`打开${name}名片的二维码`),
  call: '致电',
  callName: (name) => spaced(`致电${name}`),
  kilometres: (count) => `距您 ${count} 公里`,
  shop: '门店',
  openShop: (shop) => spaced(`门店 ${shop}`),
  customerNumber: '我的客户编号',
  customerNumberNote: (name) => spaced(`发送给${name}，即可查到您的订单。`),
  copy: '复制',
  copyNumber: '复制我的客户编号',
  share: '分享',
  shareText: '打开链接即可致电并找到门店。',
  book: '预约试驾',
  goneTitle: '已不在该门店',
  goneText: '门店会为您安排其他顾问。',
  toShop: '查看门店',
}
