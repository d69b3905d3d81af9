import { fact } from './facts'
import type { ModelRow } from './model-row'
import { charging, interiors, packs, paints, wheels } from './option-groups'
import { optionRules } from './option-rules'
import { version } from './version-row'

/** Vela 9, the six-seat SUV. */
export const vela9: ModelRow = {
  id: 'vela-9',
  name: 'Vela 9',
  sellName: 'Vela 9 Six Seat',
  isDefault: false,
  slogan: 'Six seats, one calm room',
  zh: { sellName: 'Vela 9 六座', slogan: '六座，一室安静' },
  facts: [fact('715', 'km', 'CLTC range'), fact('6', 'seats', '2 + 2 + 2'), fact('14', 'min', '10–80 %')],
  purchasePoster: 'vela-9-poster',
  carPoster: 'vela-9-front34-tide-blue',
  stillWheels: 'turbine',
  versions: [
    version(
      {
        code: 'six-seat',
        pnoTwelve: 'VL9R63826A01',
        displayName: 'Six Seat',
        zh: { displayName: '六座版' },
        priceYuan: 356_800,
        paint: 'aurora-white',
        deliveryWeeks: [6, 8],
      },
      {
        rangeKm: 638,
        sprintSeconds: '6.2',
        drive: 'Rear',
        batteryKwh: 100,
        powerKw: 250,
        topSpeedKmh: 200,
        chargeMinutes: 16,
      },
    ),
    version(
      {
        code: 'touring',
        pnoTwelve: 'VL9R71526A02',
        displayName: 'Touring',
        zh: { displayName: '远行版' },
        priceYuan: 386_800,
        paint: 'tide-blue',
        isPopular: true,
        deliveryWeeks: [6, 8],
      },
      {
        rangeKm: 715,
        sprintSeconds: '6.0',
        drive: 'Rear',
        batteryKwh: 112,
        powerKw: 270,
        topSpeedKmh: 200,
        chargeMinutes: 14,
      },
    ),
    version(
      {
        code: 'summit',
        pnoTwelve: 'VL9A66826A03',
        displayName: 'Summit',
        zh: { displayName: '登峰版' },
        priceYuan: 426_800,
        paint: 'graphite',
        deliveryWeeks: [8, 10],
      },
      {
        rangeKm: 668,
        sprintSeconds: '4.3',
        drive: 'All-wheel',
        batteryKwh: 112,
        powerKw: 460,
        topSpeedKmh: 220,
        chargeMinutes: 14,
      },
    ),
  ],
  optionGroups: [
    paints('vela-9'),
    wheels('−34 km', 'summit', ['six-seat', 'touring']),
    interiors,
    packs('summit', 'six-seat'),
    charging,
  ],
  rules: optionRules,
  body: { lengthMm: 5_080, widthMm: 1_985, heightMm: 1_760, wheelbaseMm: 3_060, bootLitres: 310, seats: 6 },
}
