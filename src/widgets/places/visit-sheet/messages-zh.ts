import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the sheet that lists shops, in Chinese. */
export const zh: Messages = {
  testDrive: { title: '预约试驾', text: '请致电门店预约时间，到店时携带驾驶证。' },
  visit: { title: '查找门店', text: '欢迎到店看车、试坐，有问题随时问我们。' },
  city: '城市',
  cityTitle: '选择城市',
  distance: (kilometres) => `${kilometres} 公里`,
  call: (shop) => spaced(`致电${shop}`),
  copyAddress: (shop) => spaced(`复制${shop}地址`),
  noShops: '该城市暂无门店，请选择其他城市。',
}
