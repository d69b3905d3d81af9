import { SelectionMode, type CarView } from '@/wire/enums/vehicle'
import { figureText } from '@/domain/vehicle/figure-text'
import { spaced } from '@/language/spaced'
import { weeksText } from '@/domain/vehicle/weeks-text'
import type { Messages } from './messages'

const VIEW_NAMES: Record<CarView, string> = { front34: '前侧', side: '侧面', rear34: '后侧' }

/** Texts of the configurator and its lists of options in Chinese. */
export const zh: Messages = {
  // The stage.
  exterior: '外观',
  interior: '内饰',
  insideOrOut: '外观或内饰',
  parameters: '参数配置',
  view: '车辆视角',
  viewOf: (view) => `${VIEW_NAMES[view]}视角`,
  carPicture: (model, paint, view) => `${paint} ${model}，${VIEW_NAMES[view]}`,
  cabinPicture: (model, trim) => spaced(`${model}，${trim}内饰`),
  undo: '撤销',
  nothingToUndo: '暂无可撤销的操作',
  threeD: '3D',
  viewIn3d: '查看 3D 模型',

  // The choices.
  tabs: '选配项目',
  version: '版本',
  compareVersions: '对比',
  compareLabel: '对比各版本',
  modelVersion: (model, version) => `${model} ${version}`,
  surcharge: (amount) => `+ ¥${amount}`,
  included: '标配',
  named: (name, price) => `${name}，${price}`,
  groupTitle: (name, group) => spaced(`${name}${group}`),
  twoNotes: (one, other) => `${one} · ${other}`,
  describedPrice: (about, price) => `${about} · ${price}`,
  chosenOf: (chosen, all) => `已选 ${chosen} / ${all}`,
  hints: {
    [SelectionMode.single]: '任选一项',
    [SelectionMode.multiple]: '可选多项',
    [SelectionMode.none]: '全系标配',
  },
  seeAll: (count) => `全部 ${count} 项`,
  allOptions: '全部选装',
  range: (facts) => facts.map(figureText).join(' · '),

  // Why something is in the way.
  the: (name) => name,
  needs: (one, other) => spaced(`${one}须搭配${other}`),
  notWith: (one, other) => spaced(`${one}不能与${other}同时选装`),
  comesWith: (one, other) => spaced(`${one}已包含${other}`),
  takesPlaceOf: (one, other) => spaced(`${one}将替换${other}`),
  notWithShort: (other) => spaced(`不可与${other}同选`),
  notPossibleWith: (other) => spaced(`无法与${other}同时选择`),
  needsShort: (other) => spaced(`须搭配${other}`),
  needsHad: (other) => spaced(`须搭配${other}，您已选`),
  inPack: (pack) => spaced(`已包含于${pack}`),
  canAdd: '可为您一并添加。',
  allNamed: '以下为全部变动：',
  noteAnd: (note, offer) => `${note}${offer}`,
  without: (name) => spaced(`移除${name}`),
  instead: (name) => spaced(`改为${name}`),
  nowCheaper: (name) => spaced(`${name}，价格更低`),
  nowDearer: (name) => spaced(`${name}，不再是标配`),
  nowThere: (name) => spaced(`增加${name}`),
  noDifference: '价格不变',
  newPrice: '变更后总价',
  plus: (amount) => `+ ¥${amount}`,
  minus: (amount) => `− ¥${amount}`,
  samePrice: '不加价',
  needsHint: (names, price) => spaced(`需搭配${names.join('、')}，${price}`),
  leaveHint: (names, price) => spaced(`移除${names.join('、')}，${price}`),
  choose: (name) => spaced(`选择${name}`),
  addAll: (count) => `添加这 ${count} 项`,
  removeAll: (count) => `移除这 ${count} 项`,
  keepAsItWas: '保持原样',
  doesNotHave: (version, names) => spaced(`${version}不提供${names.join('、')}`),
  costsMore: (version) => spaced(`${version}的选装价格不同`),
  othersStay: '您的其他选择保持不变。',
  changeTo: (version) => spaced(`改为${version}`),
  newTotal: (amount) => `总价 ¥${amount}`,
  keep: (version) => spaced(`保留${version}`),
  blockedTitle: (name) => spaced(`无法选择${name}`),

  // The bar and the sheet.
  monthly: (amount) => `月供 ¥${amount}`,
  delivery: (from, to) => `预计 ${weeksText(from, to)}交付`,
  andDelivery: (from, to) => `${weeksText(from, to)}交付`,
  openParts: '查看价格明细',
  next: '下一步',
  takeForOrder: '用于我的订单',
  yourCar: (model) => `您的 ${model}`,
  configuredPrice: '车辆总价',
  financeFrom: (amount) => `贷款月供 ¥${amount} 起`,
  calculator: '计算器',
  save: '保存',
  saved: '已保存',
  savedHere: '已保存在本机',
  savedAlready: '该选配已保存',
  share: '分享',
  startOver: '重新选配',
  startOverTitle: '重新选配？',
  startOverText: (version) => spaced(`${version}将恢复为标准配置，撤销可找回您的选择。`),

  // Sharing.
  shareTitle: (model) => `分享您的 ${model}`,
  shareText: '打开此链接，即可看到同一辆车及当日价格。',
  qrLabel: '打开此车的二维码',
  shareCard: (model, paint) => `${paint} ${model}`,

  // Opening.
  noticeGone: (names) => spaced(`${names.join('、')}已停售，此车不再包含。`),
  noticeVersion: (gone, now) => spaced(`${gone}已停售，您的选择已移至${now}。`),
  noticePrice: (before, now) => `您离开时的价格为 ¥${before}，今日价格为 ¥${now}。`,
  noticeKept: '您此前的选配已保存。',
  gotIt: '知道了',
  unknownCarTitle: '未找到该车型',
  unknownOrderTitle: '您的账号中没有此订单',
  brokenLinkTitle: '链接无效',
  goneCarTitle: '已停售',
  seeCars: '查看车型',

  // Prices that change while the page is open.
  priceSubject: (model) => `您的 ${model}`,
  choicesStay: '您的选择保持不变。',
  notPossibleTitle: '请再次确认',

  // The lists of options.
  configure: '选配',
  options: '选装',
  noOptionsTitle: '没有可选项',
  noOptionsText: '该版本没有此类选装。',
  search: (group) => spaced(`搜索${group}`),
  noMatch: '没有匹配的选装，请换个词试试。',
  chosenCount: (count) => `已选 ${count} 项`,
  clear: '清空',
  confirm: (count) => (count === 0 ? '确认不选' : `确认 ${count} 项`),
  done: '完成',
}
