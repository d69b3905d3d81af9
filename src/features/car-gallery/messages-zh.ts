import type { CarView } from '@/wire/enums/vehicle'
import type { Messages } from './messages'

const VIEW_NAMES: Record<CarView, string> = { front34: '前侧', side: '侧面', rear34: '后侧' }

/** Texts of the gallery in Chinese. */
export const zh: Messages = {
  title: '外观',
  models: '车型',
  carPicture: (model, paint, view) => `${paint} ${model}，${VIEW_NAMES[view]}`,
  surcharge: (about, amount) => `${about} · + ¥${amount}`,
  included: (about) => `${about} · 标配`,
  views: '车辆视角',
  viewOf: (view) => `${VIEW_NAMES[view]}视角`,
  swipeHint: (count) => `左右滑动转动车身，共 ${count} 个视角`,
  colour: '颜色',
  paintCount: (count) => `${count} 种颜色`,
  save: '保存',
  saveLabel: '保存此图片',
  configure: '选配此车',
  share: '分享',
  shareText: '打开此链接，即可从同一视角看到同一辆车。',
  qrLabel: '打开此图片的二维码',
  shareTitle: (model, paint) => `${paint} ${model}`,
  goneTitle: '该车型已停售',
  toModels: '查看车型',
}
