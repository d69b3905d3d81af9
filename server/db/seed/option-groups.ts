import { LookGroup } from '@/domain/configuration/look-group'
import type { OptionGroupRow, OptionRow } from './model-row'

type Paint = Pick<OptionRow, 'code' | 'displayName' | 'note' | 'priceYuan'>

const paint = (model: string, { code, displayName, note, priceYuan }: Paint, factoryNo: number): OptionRow => ({
  code,
  factoryNo,
  displayName,
  note,
  picture: `${model}-front34-${code}`,
  priceYuan,
  ...(priceYuan === 0 && { standardOn: 'all' as const }),
})

/** The six paints, in the order every picker shows them; a new one goes to the end, for the place is its factoryNo. */
const sixPaints: readonly Paint[] = [
  { code: 'aurora-white', displayName: 'Aurora White', note: 'Solid', priceYuan: 0 },
  { code: 'moon-silver', displayName: 'Moon Silver', note: 'Metallic', priceYuan: 6_000 },
  { code: 'tide-blue', displayName: 'Tide Blue', note: 'Metallic', priceYuan: 6_000 },
  { code: 'pine-green', displayName: 'Pine Green', note: 'Metallic', priceYuan: 6_000 },
  { code: 'dawn-copper', displayName: 'Dawn Copper', note: 'Metallic', priceYuan: 6_000 },
  { code: 'graphite', displayName: 'Graphite', note: 'Metallic', priceYuan: 6_000 },
]

/** The paints of a model. */
export const paints = (model: string): OptionGroupRow => ({
  attributeType: LookGroup.exterior,
  displayName: 'Colour',
  selectionMode: 'single',
  options: sixPaints.map((row, index) => paint(model, row, index)),
})

/** The three interiors. */
export const interiors: OptionGroupRow = {
  attributeType: LookGroup.interior,
  displayName: 'Interior',
  selectionMode: 'single',
  options: [
    {
      code: 'ink',
      factoryNo: 0,
      displayName: 'Ink',
      note: 'Dark wool and recycled suede',
      picture: 'interior-ink',
      priceYuan: 0,
      standardOn: 'all',
    },
    {
      code: 'dune',
      factoryNo: 1,
      displayName: 'Dune',
      note: 'Undyed wool and semi-aniline leather',
      picture: 'interior-dune',
      priceYuan: 4_000,
    },
    {
      code: 'fog',
      factoryNo: 2,
      displayName: 'Fog',
      note: 'Pale grey wool and semi-aniline leather',
      picture: 'interior-fog',
      priceYuan: 4_000,
    },
  ],
}

/** The three wheels. Aero and Arc 10 cost nothing; the sportiest version leaves on Turbine, the others on Arc 10. */
export const wheels = (rangeLoss: string, turbineOn: string, arcOn: readonly string[]): OptionGroupRow => ({
  attributeType: LookGroup.wheels,
  displayName: 'Wheels',
  selectionMode: 'single',
  options: [
    {
      code: 'aero',
      factoryNo: 0,
      displayName: 'Aero',
      note: '19″, longest range',
      picture: 'wheel-aero',
      priceYuan: 0,
    },
    {
      code: 'arc10',
      factoryNo: 1,
      displayName: 'Arc 10',
      note: '20″, ten slim spokes',
      picture: 'wheel-arc10',
      priceYuan: 0,
      standardOn: arcOn,
    },
    {
      code: 'turbine',
      factoryNo: 2,
      displayName: 'Turbine',
      note: `21″, five blades, ${rangeLoss}`,
      picture: 'wheel-turbine',
      priceYuan: 8_000,
      standardOn: [turbineOn],
    },
  ],
})

/** The packs; any number may be chosen. Comfort needs better seats than the first version has; the top one includes it. */
export const packs = (comfortOn: string, comfortNotOn: string): OptionGroupRow => ({
  attributeType: 'packs',
  displayName: 'Option packs',
  selectionMode: 'multiple',
  options: [
    {
      code: 'comfort',
      factoryNo: 0,
      displayName: 'Comfort pack',
      note: 'Ventilated and massaging front seats',
      picture: 'interior-dune',
      priceYuan: 12_000,
      standardOn: [comfortOn],
      notOn: [comfortNotOn],
    },
    {
      code: 'sound',
      factoryNo: 1,
      displayName: 'Sound pack',
      note: '23 speakers, 1,420 W',
      picture: 'interior-driver',
      priceYuan: 9_800,
    },
    {
      code: 'lounge',
      factoryNo: 5,
      displayName: 'Rear lounge',
      note: 'Reclining rear seats with a screen and heat',
      picture: 'interior-fog',
      priceYuan: 15_000,
      notOn: [comfortNotOn],
    },
    {
      code: 'tow',
      factoryNo: 2,
      displayName: 'Tow pack',
      note: 'Retractable hook, 1,600 kg',
      picture: 'vela-7-dusk-rear',
      priceYuan: 7_800,
    },
    {
      code: 'night',
      factoryNo: 3,
      displayName: 'Night pack',
      note: 'Dark trim, Graphite badges',
      picture: 'login',
      priceYuan: 4_500,
    },
    {
      code: 'winter',
      factoryNo: 4,
      displayName: 'Winter pack',
      note: 'Heated rear seats, steering wheel and wipers',
      picture: 'scene-alpine',
      priceYuan: 3_600,
    },
  ],
})

/** What every car comes with for charging; there is nothing to choose. */
export const charging: OptionGroupRow = {
  attributeType: 'charging',
  displayName: 'Charging',
  selectionMode: 'none',
  options: [
    {
      code: 'wallbox',
      factoryNo: 6,
      displayName: 'Home charger',
      note: '7 kW, installed at your parking space',
      picture: 'charger',
      priceYuan: 0,
      standardOn: 'all',
    },
  ],
}
