import { keepUnitsOf } from '../../../../server/db/seed/number-and-unit'

/** A text with its no-break spaces made visible. */
const shown = (text: string): string => text.replace(/\u00a0/g, '~')

it.each([
  ['Up to 1,600 kg with a braked trailer', 'Up to 1,600~kg with a braked trailer'],
  ['At a charger of 480 kW, 0–100 km/h, 6–8 weeks', 'At a charger of 480~kW, 0–100~km/h, 6–8~weeks'],
  ['使用 480 kW 的 800 V 充电桩，含 30 米线缆', '使用 480~kW 的 800~V 充电桩，含 30~米线缆'],
  ['拖挂需选用 20 英寸及以下的轮毂。', '拖挂需选用 20~英寸及以下的轮毂。'],
])('%s keeps its numbers and units together', (text, kept) => {
  expect(shown(keepUnitsOf({ text }).text)).toBe(kept)
})

it.each(['Vela 7 makes it', '23 speakers', 'Vela 9 上市礼金', '2 + 2 + 2', 'kg 7'])('%s has no unit', (text) => {
  expect(keepUnitsOf({ zh: { note: [text] } })).toEqual({ zh: { note: [text] } })
})
