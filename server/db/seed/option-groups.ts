import type { OptionGroupRow, OptionRow } from './model-row'

const paint = (model: string, code: string, displayName: string, note: string, priceYuan: number): OptionRow => ({
  code,
  displayName,
  note,
  picture: `${model}-front34-${code}`,
  priceYuan,
  ...(priceYuan === 0 && { standardOn: 'all' as const }),
})

/** The six paints, in the order every picker shows them. */
export const paints = (model: string): OptionGroupRow => ({
  attributeType: 'exterior',
  displayName: 'Colour',
  selectionMode: 'single',
  options: [
    paint(model, 'aurora-white', 'Aurora White', 'Solid', 0),
    paint(model, 'moon-silver', 'Moon Silver', 'Metallic', 6_000),
    paint(model, 'tide-blue', 'Tide Blue', 'Metallic', 6_000),
    paint(model, 'pine-green', 'Pine Green', 'Metallic', 6_000),
    paint(model, 'dawn-copper', 'Dawn Copper', 'Metallic', 6_000),
    paint(model, 'graphite', 'Graphite', 'Metallic', 6_000),
  ],
})

/** The three interiors. */
export const interiors: OptionGroupRow = {
  attributeType: 'interior',
  displayName: 'Interior',
  selectionMode: 'single',
  options: [
    {
      code: 'ink',
      displayName: 'Ink',
      note: 'Dark wool and recycled suede',
      picture: 'interior-ink',
      priceYuan: 0,
      standardOn: 'all',
    },
    {
      code: 'dune',
      displayName: 'Dune',
      note: 'Undyed wool and semi-aniline leather',
      picture: 'interior-dune',
      priceYuan: 4_000,
    },
    {
      code: 'fog',
      displayName: 'Fog',
      note: 'Pale grey wool and semi-aniline leather',
      picture: 'interior-fog',
      priceYuan: 4_000,
    },
  ],
}

/** The three wheels. Aero and Arc 10 cost nothing; the sportiest version leaves on Turbine, the others on Arc 10. */
export const wheels = (rangeLoss: string, turbineOn: string, arcOn: readonly string[]): OptionGroupRow => ({
  attributeType: 'wheels',
  displayName: 'Wheels',
  selectionMode: 'single',
  options: [
    { code: 'aero', displayName: 'Aero', note: '19″, longest range', picture: 'wheel-aero', priceYuan: 0 },
    {
      code: 'arc10',
      displayName: 'Arc 10',
      note: '20″, ten slim spokes',
      picture: 'wheel-arc10',
      priceYuan: 0,
      standardOn: arcOn,
    },
    {
      code: 'turbine',
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
      displayName: 'Comfort pack',
      note: 'Ventilated and massaging front seats',
      picture: 'interior-dune',
      priceYuan: 12_000,
      standardOn: [comfortOn],
      notOn: [comfortNotOn],
    },
    {
      code: 'sound',
      displayName: 'Sound pack',
      note: '23 speakers, 1,420 W',
      picture: 'interior-driver',
      priceYuan: 9_800,
    },
    {
      code: 'tow',
      displayName: 'Tow pack',
      note: 'Retractable hook, 1,600 kg',
      picture: 'vela-7-dusk-rear',
      priceYuan: 7_800,
    },
    {
      code: 'night',
      displayName: 'Night pack',
      note: 'Dark trim, Graphite badges',
      picture: 'login',
      priceYuan: 4_500,
    },
    {
      code: 'winter',
      displayName: 'Winter pack',
      note: 'Heated rear seats, steering wheel and wipers',
      picture: 'scene-alpine',
      priceYuan: 3_600,
    },
  ],
})
