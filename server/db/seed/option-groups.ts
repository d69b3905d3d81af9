import { LookGroup } from '@/domain/configuration/look-group'
import type { OptionGroupRow, OptionRow } from './model-row'

type Paint = Pick<OptionRow, 'code' | 'displayName' | 'note' | 'zh' | 'priceYuan'>

const paint = (model: string, { code, displayName, note, zh, priceYuan }: Paint, factoryNo: number): OptionRow => ({
  code,
  factoryNo,
  displayName,
  note,
  zh,
  picture: `${model}-front34-${code}`,
  priceYuan,
  ...(priceYuan === 0 && { standardOn: 'all' as const }),
})

const inSolid = (displayName: string) => ({ displayName, note: '素色漆' })
const inMetallic = (displayName: string) => ({ displayName, note: '金属漆' })

/** The six paints, in the order every picker shows them; a new one goes to the end, for the place is its factoryNo. */
const sixPaints: readonly Paint[] = [
  { code: 'aurora-white', displayName: 'Aurora White', note: 'Solid', zh: inSolid('极光白'), priceYuan: 0 },
  { code: 'moon-silver', displayName: 'Moon Silver', note: 'Metallic', zh: inMetallic('月光银'), priceYuan: 6_000 },
  { code: 'tide-blue', displayName: 'Tide Blue', note: 'Metallic', zh: inMetallic('潮汐蓝'), priceYuan: 6_000 },
  { code: 'pine-green', displayName: 'Pine Green', note: 'Metallic', zh: inMetallic('松林绿'), priceYuan: 6_000 },
  { code: 'dawn-copper', displayName: 'Dawn Copper', note: 'Metallic', zh: inMetallic('晨曦铜'), priceYuan: 6_000 },
  { code: 'graphite', displayName: 'Graphite', note: 'Metallic', zh: inMetallic('石墨灰'), priceYuan: 6_000 },
]

/** The paints of a model. */
export const paints = (model: string): OptionGroupRow => ({
  attributeType: LookGroup.exterior,
  displayName: 'Colour',
  zh: { displayName: '颜色' },
  selectionMode: 'single',
  options: sixPaints.map((row, index) => paint(model, row, index)),
})

/** The three interiors. */
export const interiors: OptionGroupRow = {
  attributeType: LookGroup.interior,
  displayName: 'Interior',
  zh: { displayName: '内饰' },
  selectionMode: 'single',
  options: [
    {
      code: 'ink',
      factoryNo: 0,
      displayName: 'Ink',
      note: 'Dark wool and recycled suede',
      zh: { displayName: '墨黑', note: '深色羊毛与再生麂皮绒' },
      picture: 'interior-ink',
      priceYuan: 0,
      standardOn: 'all',
    },
    {
      code: 'dune',
      factoryNo: 1,
      displayName: 'Dune',
      note: 'Undyed wool and semi-aniline leather',
      zh: { displayName: '沙丘', note: '原色羊毛与半苯胺真皮' },
      picture: 'interior-dune',
      priceYuan: 4_000,
    },
    {
      code: 'fog',
      factoryNo: 2,
      displayName: 'Fog',
      note: 'Pale grey wool and semi-aniline leather',
      zh: { displayName: '雾灰', note: '浅灰羊毛与半苯胺真皮' },
      picture: 'interior-fog',
      priceYuan: 4_000,
    },
  ],
}

/** The three wheels. Aero and Arc 10 cost nothing; the sportiest version leaves on Turbine, the others on Arc 10. */
export const wheels = (rangeLoss: string, turbineOn: string, arcOn: readonly string[]): OptionGroupRow => ({
  attributeType: LookGroup.wheels,
  displayName: 'Wheels',
  zh: { displayName: '轮毂' },
  selectionMode: 'single',
  options: [
    {
      code: 'aero',
      factoryNo: 0,
      displayName: 'Aero',
      note: '19″, longest range',
      zh: { displayName: 'Aero', note: '19 英寸，续航最远' },
      picture: 'wheel-aero',
      priceYuan: 0,
    },
    {
      code: 'arc10',
      factoryNo: 1,
      displayName: 'Arc 10',
      note: '20″, ten slim spokes',
      zh: { displayName: 'Arc 10', note: '20 英寸，十根纤细轮辐' },
      picture: 'wheel-arc10',
      priceYuan: 0,
      standardOn: arcOn,
    },
    {
      code: 'turbine',
      factoryNo: 2,
      displayName: 'Turbine',
      note: `21″, five blades, ${rangeLoss}`,
      zh: { displayName: 'Turbine', note: `21 英寸，五叶片，续航 ${rangeLoss}` },
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
  zh: { displayName: '选装包' },
  selectionMode: 'multiple',
  options: [
    {
      code: 'comfort',
      factoryNo: 0,
      displayName: 'Comfort pack',
      note: 'Ventilated and massaging front seats',
      zh: { displayName: '舒适包', note: '前排座椅通风与按摩' },
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
      zh: { displayName: '音响包', note: '23 个扬声器，1,420 W' },
      picture: 'interior-driver',
      priceYuan: 9_800,
    },
    {
      code: 'lounge',
      factoryNo: 5,
      displayName: 'Rear lounge',
      note: 'Reclining rear seats with a screen and heat',
      zh: { displayName: '后排休闲包', note: '后排座椅可调倾角，配屏幕与加热' },
      picture: 'interior-fog',
      priceYuan: 15_000,
      notOn: [comfortNotOn],
    },
    {
      code: 'tow',
      factoryNo: 2,
      displayName: 'Tow pack',
      note: 'Retractable hook, 1,600 kg',
      zh: { displayName: '拖挂包', note: '可收放拖钩，牵引 1,600 kg' },
      picture: 'vela-7-dusk-rear',
      priceYuan: 7_800,
    },
    {
      code: 'night',
      factoryNo: 3,
      displayName: 'Night pack',
      note: 'Dark trim, Graphite badges',
      zh: { displayName: '暗夜包', note: '深色饰件与石墨灰车标' },
      picture: 'login',
      priceYuan: 4_500,
    },
    {
      code: 'winter',
      factoryNo: 4,
      displayName: 'Winter pack',
      note: 'Heated rear seats, steering wheel and wipers',
      zh: { displayName: '冬季包', note: '后排座椅、方向盘与雨刮加热' },
      picture: 'scene-alpine',
      priceYuan: 3_600,
    },
  ],
})

/** What every car comes with for charging; there is nothing to choose. */
export const charging: OptionGroupRow = {
  attributeType: 'charging',
  displayName: 'Charging',
  zh: { displayName: '充电' },
  selectionMode: 'none',
  options: [
    {
      code: 'wallbox',
      factoryNo: 6,
      displayName: 'Home charger',
      note: '7 kW, installed at your parking space',
      zh: { displayName: '家用充电桩', note: '7 kW，安装到您的车位' },
      picture: 'charger',
      priceYuan: 0,
      standardOn: 'all',
    },
  ],
}
