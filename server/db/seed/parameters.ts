import type { Language } from '@/language/language'
import { BetterFigure, ParameterKind } from '@/wire/enums/vehicle'
import { weeksText } from '@/domain/vehicle/weeks-text'
import { speaking } from '../../system/spoken-language'
import { DRIVES } from './facts'
import type { ModelRow, OptionRow, VersionRow } from './model-row'

/** A value of the table in both languages; a sign needs no words. */
interface SeedValue {
  kind: ParameterKind
  en: string
  zh: string
}

/** What a row says of one version. */
type Cell = (version: VersionRow, model: ModelRow) => SeedValue

const GROUPS = {
  'Range and charging': '续航与充电',
  Performance: '性能',
  Size: '尺寸',
  Comfort: '舒适',
  Everyday: '日常使用',
} as const

interface ParameterRow {
  group: keyof typeof GROUPS
  name: string
  footnote?: string
  zh: { name: string; footnote?: string }
  better?: BetterFigure
  cell: Cell
}

const text = (en: string, zh = en): SeedValue => ({ kind: ParameterKind.text, en, zh })
const sign = (kind: ParameterKind): SeedValue => ({ kind, en: '', zh: '' })

const everywhere: Cell = () => sign(ParameterKind.standard)

const isStandardOn = ({ standardOn = [] }: OptionRow, { code }: VersionRow): boolean =>
  standardOn === 'all' || standardOn.includes(code)

/** How a version comes by an option, as its own price list says. */
const optionCell =
  (code: string): Cell =>
  (version, { optionGroups }) => {
    const option = optionGroups.flatMap(({ options }) => options).find((one) => one.code === code)
    if (option === undefined || option.notOn?.includes(version.code)) return sign(ParameterKind.none)
    return sign(isStandardOn(option, version) ? ParameterKind.standard : ParameterKind.option)
  }

const millimetres = (value: number): SeedValue => text(`${value.toLocaleString('en-US')} mm`)

/** As the rest of the app says it. */
const weeks = ([from, to]: VersionRow['deliveryWeeks']): SeedValue => {
  const textIn = (language: Language): string => speaking(language, () => weeksText(from, to))
  return text(textIn('en'), textIn('zh'))
}

const rows: readonly ParameterRow[] = [
  {
    group: 'Range and charging',
    name: 'CLTC range',
    zh: {
      name: 'CLTC 续航',
      footnote: '按 CLTC 工况、19 英寸 Aero 轮毂测得。车速、天气、载重与轮毂均会影响实际续航。',
    },
    better: BetterFigure.higher,
    footnote: 'Measured in the CLTC cycle on 19-inch Aero wheels. Speed, weather, load and wheels change it.',
    cell: ({ figures }) => text(`${figures.rangeKm} km`),
  },
  {
    group: 'Range and charging',
    name: 'Battery',
    zh: { name: '电池容量' },
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.batteryKwh} kWh`),
  },
  {
    group: 'Range and charging',
    name: '10–80 %',
    zh: { name: '10%–80% 充电', footnote: '使用 480 kW 的 800 V 充电桩，电池处于适宜温度时测得。' },
    better: BetterFigure.lower,
    footnote: 'At an 800-volt charger of 480 kW with a warm battery.',
    cell: ({ figures }) => text(`${figures.chargeMinutes} min`, `${figures.chargeMinutes} 分钟`),
  },
  { group: 'Range and charging', name: 'Platform', zh: { name: '电压平台' }, cell: () => text('800 V') },
  {
    group: 'Performance',
    name: '0–100 km/h',
    zh: { name: '零百加速' },
    better: BetterFigure.lower,
    cell: ({ figures }) => text(`${figures.sprintSeconds} s`, `${figures.sprintSeconds} 秒`),
  },
  {
    group: 'Performance',
    name: 'Peak power',
    zh: { name: '峰值功率' },
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.powerKw} kW`),
  },
  {
    group: 'Performance',
    name: 'Drive',
    zh: { name: '驱动形式' },
    cell: ({ figures }) => text(figures.drive, DRIVES[figures.drive]),
  },
  {
    group: 'Performance',
    name: 'Top speed',
    zh: { name: '最高车速' },
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.topSpeedKmh} km/h`),
  },
  { group: 'Size', name: 'Length', zh: { name: '车长' }, cell: (_, { body }) => millimetres(body.lengthMm) },
  {
    group: 'Size',
    name: 'Width',
    zh: { name: '车宽', footnote: '不含外后视镜。' },
    footnote: 'Without mirrors.',
    cell: (_, { body }) => millimetres(body.widthMm),
  },
  { group: 'Size', name: 'Height', zh: { name: '车高' }, cell: (_, { body }) => millimetres(body.heightMm) },
  { group: 'Size', name: 'Wheelbase', zh: { name: '轴距' }, cell: (_, { body }) => millimetres(body.wheelbaseMm) },
  {
    group: 'Size',
    name: 'Boot',
    zh: { name: '后备箱容积' },
    better: BetterFigure.higher,
    cell: (_, { body }) => text(`${body.bootLitres} l`, `${body.bootLitres} L`),
  },
  { group: 'Size', name: 'Seats', zh: { name: '座位数' }, cell: (_, { body }) => text(String(body.seats)) },
  { group: 'Comfort', name: 'Heat pump', zh: { name: '热泵' }, cell: everywhere },
  {
    group: 'Comfort',
    name: 'Air suspension',
    zh: { name: '空气悬架' },
    cell: ({ figures }) => sign(figures.drive === 'All-wheel' ? ParameterKind.standard : ParameterKind.none),
  },
  { group: 'Comfort', name: 'Massage seats', zh: { name: '座椅按摩' }, cell: optionCell('comfort') },
  { group: 'Comfort', name: 'Rear screen', zh: { name: '后排屏幕' }, cell: optionCell('lounge') },
  { group: 'Comfort', name: '23 speakers', zh: { name: '23 个扬声器' }, cell: optionCell('sound') },
  { group: 'Comfort', name: 'Heated rear seats', zh: { name: '后排座椅加热' }, cell: optionCell('winter') },
  {
    group: 'Everyday',
    name: 'Tow hook',
    zh: { name: '拖钩', footnote: '带制动的拖车最重 1,600 kg；21 英寸轮毂不适用。' },
    footnote: 'Up to 1,600 kg with a braked trailer; not with 21-inch wheels.',
    cell: optionCell('tow'),
  },
  { group: 'Everyday', name: 'Home charger', zh: { name: '家用充电桩' }, cell: optionCell('wallbox') },
  {
    group: 'Everyday',
    name: 'Delivery',
    zh: { name: '交付周期', footnote: '自锁单之日起计算。' },
    better: BetterFigure.lower,
    footnote: 'From the day the order is locked.',
    cell: ({ deliveryWeeks }) => weeks(deliveryWeeks),
  },
]

const valuesIn = (language: 'en' | 'zh', model: ModelRow, cell: Cell) =>
  Object.fromEntries(
    model.versions.map((version) => {
      const { kind, [language]: said } = cell(version, model)
      return [version.pnoTwelve, { kind, text: said }]
    }),
  )

/** The parameter table of a model, row by row. */
export const parameterRows = (model: ModelRow) =>
  rows.map(({ group, name, footnote, better, zh, cell }, index) => ({
    model_id: model.id,
    sort: index + 1,
    group_name: group,
    name,
    footnote: footnote ?? null,
    better: better ?? null,
    value_by_version: valuesIn('en', model, cell),
    zh: {
      group_name: GROUPS[group],
      name: zh.name,
      footnote: zh.footnote ?? null,
      value_by_version: valuesIn('zh', model, cell),
    },
  }))
