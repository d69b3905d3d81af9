import { spaced } from '@/language/spaced'
import { weeksText } from '@/domain/vehicle/weeks-text'
import type { Messages } from './messages'

/** Texts of the choice of a version and of the comparison, in Chinese. */
export const zh: Messages = {
  title: '选择版本',
  versionsOf: (model) => `${model} 的版本`,
  carPicture: (model, version) => `${model} ${version}`,
  monthlyFrom: (amount) => `月供 ¥${amount} 起`,
  delivery: (from, to) => `预计 ${weeksText(from, to)}交付`,
  popular: '多数之选',
  compare: '对比',
  configure: '选配',
  gallery: '查看全部颜色',
  goneTitle: '该车型暂未在售',
  toModels: '查看在售车型',
  noVersionTitle: '暂无在售版本',
  noVersionText: '新版本将在此首发，敬请期待。',
  shareTitle: (model) => `哪一款 ${model} 属于您？`,

  compareTitle: '版本对比',
  noPairTitle: '暂无可对比的版本',
  noPairText: (model) => spaced(`${model}目前仅有一个版本。`),
  toVersions: '查看该版本',
  change: '更换',
  changeLabel: (version) => spaced(`更换${version}`),
  pickTitle: '选择对比版本',
  onlyDifferences: '仅看差异',
  table: '版本对比',
  noDifferences: '两个版本在表中的各项均相同。',
  choose: (version) => spaced(`选择${version}`),
  kinds: { standard: '标配', option: '选装', none: '–' },
  notAvailable: '不提供',
  shareCompare: (model, one, other) => spaced(`${model}，选${one}还是${other}？`),
}
