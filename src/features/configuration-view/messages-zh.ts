import { spaced } from '@/language/spaced'
import { weeksText } from '@/domain/vehicle/weeks-text'
import type { Messages } from './messages'

/** Texts of the configuration that is looked at, shared and ordered, in Chinese. */
export const zh: Messages = {
  title: '我的选配',
  sharedTitle: '分享的选配',
  savedTitle: '已存配置',

  carPicture: (model, paint) => (paint === '' ? model : `${paint} ${model}`),
  configuration: (code) => `配置 ${code}`,
  version: '版本',
  configuredPrice: '车辆总价',
  financeFrom: (amount) => `贷款月供 ¥${amount} 起`,
  priceOf: (day) => `${day}价格`,
  delivery: (from, to) => `预计 ${weeksText(from, to)}交付`,
  parts: '配置明细',

  versionGone: (before, now) => spaced(`${before}已停售，此车已换为${now}。`),
  optionsGone: '以下配置已停售，此车不再包含：',
  priceMoved: '价格已变动。',
  priceThen: (amount) => `此前 ¥${amount}`,
  priceNow: (amount) => `当前 ¥${amount}`,
  stale: '当前内容可能不是最新。',

  edit: '修改',
  share: '分享',
  save: '保存选配',
  saved: '已保存',
  savedHere: '已保存在本机',
  keptDraft: '您原有的选配已保存',
  yourCar: (model) => `您的 ${model}`,
  choicesStay: '您的选择保持不变。',
  notPossibleTitle: '请再次确认',

  shareTitle: (model) => `分享这辆 ${model}`,
  shareText: '打开此链接，即可看到同一辆车及当日价格。',
  shareCard: (model, paint) => (paint === '' ? model : `${paint} ${model}`),
  qrLabel: '打开此车的二维码',
  showCode: '放大二维码',

  savedCount: (count) => `${count} 辆`,
  savedOn: (day) => `${day}保存`,
  openSaved: (name, price) => `打开 ${name}，¥${price}`,
  deleteSaved: (name) => `删除 ${name}`,
  deleteTitle: '删除这份选配？',
  deleteText: (name) => spaced(`${name}将从已存配置中移除，您分享过的链接仍可打开。`),
  delete: '删除',
  deleted: '已删除',
  noneSavedTitle: '暂无已存配置',
  noneSaved: '您保存的选配会显示在这里。',

  noneTitle: '尚未选配',
  noneText: '请先选择版本，您的选择会随时保留。',
  chooseVersion: '选择版本',
  brokenTitle: '链接无效',
  lostTitle: '该选配已不存在',
  goneTitle: (model) => spaced(`${model}已停售`),
  goneText: (version, amount) => spaced(`原为${version}，价格 ¥${amount}。欢迎查看在售车型。`),
  seeCars: '查看车型',
}
