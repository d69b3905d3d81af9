import type { ParameterValue } from '@/wire/schemas/vehicle'
import { BetterFigure, ParameterKind } from '@/wire/enums/vehicle'
import type { ModelRow, OptionRow, VersionRow } from './model-row'

/** What a row says of one version. */
type Cell = (version: VersionRow, model: ModelRow) => ParameterValue

interface ParameterRow {
  group: string
  name: string
  footnote?: string
  better?: BetterFigure
  cell: Cell
}

const text = (value: string): ParameterValue => ({ kind: ParameterKind.text, text: value })
const sign = (kind: ParameterKind): ParameterValue => ({ kind, text: '' })

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

const millimetres = (value: number): ParameterValue => text(`${value.toLocaleString('en-US')} mm`)

const rows: readonly ParameterRow[] = [
  {
    group: 'Range and charging',
    name: 'CLTC range',
    better: BetterFigure.higher,
    footnote: 'Measured in the CLTC cycle on 19-inch Aero wheels. Speed, weather, load and wheels change it.',
    cell: ({ figures }) => text(`${figures.rangeKm} km`),
  },
  {
    group: 'Range and charging',
    name: 'Battery',
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.batteryKwh} kWh`),
  },
  {
    group: 'Range and charging',
    name: '10–80 %',
    better: BetterFigure.lower,
    footnote: 'At an 800-volt charger of 480 kW with a warm battery.',
    cell: ({ figures }) => text(`${figures.chargeMinutes} min`),
  },
  { group: 'Range and charging', name: 'Platform', cell: () => text('800 V') },
  {
    group: 'Performance',
    name: '0–100 km/h',
    better: BetterFigure.lower,
    cell: ({ figures }) => text(`${figures.sprintSeconds} s`),
  },
  {
    group: 'Performance',
    name: 'Peak power',
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.powerKw} kW`),
  },
  { group: 'Performance', name: 'Drive', cell: ({ figures }) => text(figures.drive) },
  {
    group: 'Performance',
    name: 'Top speed',
    better: BetterFigure.higher,
    cell: ({ figures }) => text(`${figures.topSpeedKmh} km/h`),
  },
  { group: 'Size', name: 'Length', cell: (_, { body }) => millimetres(body.lengthMm) },
  {
    group: 'Size',
    name: 'Width',
    footnote: 'Without mirrors.',
    cell: (_, { body }) => millimetres(body.widthMm),
  },
  { group: 'Size', name: 'Height', cell: (_, { body }) => millimetres(body.heightMm) },
  { group: 'Size', name: 'Wheelbase', cell: (_, { body }) => millimetres(body.wheelbaseMm) },
  { group: 'Size', name: 'Boot', better: BetterFigure.higher, cell: (_, { body }) => text(`${body.bootLitres} l`) },
  { group: 'Size', name: 'Seats', cell: (_, { body }) => text(String(body.seats)) },
  { group: 'Comfort', name: 'Heat pump', cell: everywhere },
  {
    group: 'Comfort',
    name: 'Air suspension',
    cell: ({ figures }) => sign(figures.drive === 'All-wheel' ? ParameterKind.standard : ParameterKind.none),
  },
  { group: 'Comfort', name: 'Massage seats', cell: optionCell('comfort') },
  { group: 'Comfort', name: 'Rear screen', cell: optionCell('lounge') },
  { group: 'Comfort', name: '23 speakers', cell: optionCell('sound') },
  { group: 'Comfort', name: 'Heated rear seats', cell: optionCell('winter') },
  {
    group: 'Everyday',
    name: 'Tow hook',
    footnote: 'Up to 1,600 kg with a braked trailer; not with 21-inch wheels.',
    cell: optionCell('tow'),
  },
  { group: 'Everyday', name: 'Home charger', cell: optionCell('wallbox') },
  {
    group: 'Everyday',
    name: 'Delivery',
    better: BetterFigure.lower,
    footnote: 'From the day the order is locked.',
    cell: ({ deliveryWeeks: [from, to] }) => text(`${from}–${to} weeks`),
  },
]

/** The parameter table of a model, row by row. */
export const parameterRows = (model: ModelRow) =>
  rows.map(({ group, name, footnote, better, cell }, index) => ({
    model_id: model.id,
    sort: index + 1,
    group_name: group,
    name,
    footnote: footnote ?? null,
    better: better ?? null,
    value_by_version: Object.fromEntries(
      model.versions.map((version) => [version.pnoTwelve, { ...cell(version, model) }]),
    ),
  }))
