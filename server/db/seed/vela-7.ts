import { fact } from './facts'
import type { ModelRow } from './model-row'
import { charging, interiors, packs, paints, wheels } from './option-groups'
import { optionRules } from './option-rules'
import { version } from './version-row'

/** Vela 7, the fastback. */
export const vela7: ModelRow = {
  id: 'vela-7',
  name: 'Vela 7',
  sellName: 'Vela 7 Fastback',
  isDefault: true,
  slogan: 'The fastback that reads the wind',
  zh: { sellName: 'Vela 7 轿跑', slogan: '懂风的轿跑' },
  facts: [fact('802', 'km', 'CLTC range'), fact('3.4', 's', '0–100 km/h'), fact('0.199', 'Cd', 'Drag')],
  purchasePoster: 'vela-7-poster',
  carPoster: 'vela-7-front34-moon-silver',
  stillWheels: 'arc10',
  versions: [
    version(
      {
        code: 'standard',
        pnoTwelve: 'VL7R61026A01',
        displayName: 'Standard',
        zh: { displayName: '标准版' },
        priceYuan: 219_900,
        paint: 'aurora-white',
        deliveryWeeks: [6, 8],
      },
      {
        rangeKm: 610,
        sprintSeconds: '5.6',
        drive: 'Rear',
        batteryKwh: 75,
        powerKw: 230,
        topSpeedKmh: 210,
        chargeMinutes: 18,
      },
    ),
    version(
      {
        code: 'long-range',
        pnoTwelve: 'VL7R80226A02',
        displayName: 'Long Range',
        zh: { displayName: '长续航版' },
        priceYuan: 259_900,
        paint: 'pine-green',
        isPopular: true,
        deliveryWeeks: [6, 8],
      },
      {
        rangeKm: 802,
        sprintSeconds: '5.1',
        drive: 'Rear',
        batteryKwh: 100,
        powerKw: 250,
        topSpeedKmh: 210,
        chargeMinutes: 14,
      },
    ),
    version(
      {
        code: 'performance',
        pnoTwelve: 'VL7A73526A03',
        displayName: 'Performance',
        zh: { displayName: '高性能版' },
        priceYuan: 299_900,
        paint: 'dawn-copper',
        deliveryWeeks: [4, 6],
      },
      {
        rangeKm: 735,
        sprintSeconds: '3.4',
        drive: 'All-wheel',
        batteryKwh: 100,
        powerKw: 440,
        topSpeedKmh: 240,
        chargeMinutes: 14,
      },
    ),
  ],
  optionGroups: [
    paints('vela-7'),
    wheels('−28 km', 'performance', ['standard', 'long-range']),
    interiors,
    packs('performance', 'standard'),
    charging,
  ],
  rules: optionRules,
  body: { lengthMm: 4_930, widthMm: 1_940, heightMm: 1_440, wheelbaseMm: 2_960, bootLitres: 512, seats: 5 },
}
