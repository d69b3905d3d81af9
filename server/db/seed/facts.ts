import type { ModelFact } from '@/wire/schemas/vehicle'

/** What stands before or after a figure, in Chinese. */
const UNITS = {
  '': '',
  km: 'km',
  s: '秒',
  Cd: 'Cd',
  seats: '座',
  min: '分钟',
  kW: 'kW',
  kWh: 'kWh',
  'km/h': 'km/h',
} as const

const LABELS = {
  'CLTC range': 'CLTC 续航',
  '0–100 km/h': '零百加速',
  Drag: '风阻系数',
  '2 + 2 + 2': '2 + 2 + 2 布局',
  '10–80 %': '10%–80% 充电',
  'Peak power': '峰值功率',
  Drive: '驱动形式',
  Battery: '电池容量',
  'Top speed': '最高车速',
} as const

/** How a version is driven, in Chinese. */
export const DRIVES = { Rear: '后驱', 'All-wheel': '四驱' } as const
export type Drive = keyof typeof DRIVES

/** A figure of a model or version, in both languages. */
export interface SeedFact {
  en: Readonly<ModelFact>
  zh: Readonly<ModelFact>
}

/** A figure in both languages; `chineseValue` where it is a word. */
export const fact = (
  value: string,
  unit: keyof typeof UNITS,
  label: keyof typeof LABELS,
  chineseValue = value,
): SeedFact => ({
  en: { value, unit, label },
  zh: { value: chineseValue, unit: UNITS[unit], label: LABELS[label] },
})

/** The facts of a row of content: the English for its column, the Chinese for its `zh`. */
export const factsIn = (language: keyof SeedFact, facts: readonly SeedFact[]) =>
  facts.map((one) => ({ ...one[language] }))
