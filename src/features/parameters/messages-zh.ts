import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the parameter table in Chinese. */
export const zh: Messages = {
  title: '参数配置',
  shareTitle: (model) => `${model} 参数配置`,
  table: (model) => `${model} 参数配置表`,
  scroller: (model) => `${model} 参数配置表，可滚动`,
  onlyDifferences: '仅看差异',
  search: '搜索参数',
  found: (count) => `找到 ${count} 项参数`,
  sameInAll: '各版本相同',
  picture: (model, version) => spaced(`${model} ${version}侧面图`),
  yourVersion: '您的选择',
  standard: '标配',
  option: '选装',
  none: '不提供',
  dash: '–',
  note: (number) => `注 ${number}`,
  notes: '注释',
  configure: '选配',
  order: '立即订购',
  nothingFoundTitle: '未找到结果',
  nothingFoundText: (words) => `没有与“${words}”相符的参数。`,
  nothingDiffersText: '各版本的这些参数相同。',
  showAll: '显示全部',
  unknownTitle: '未找到该车型',
  unknownText: '链接可能已失效，请查看在售车型。',
  withdrawnTitle: '该车型已停售',
  toModels: '查看车型',
}
