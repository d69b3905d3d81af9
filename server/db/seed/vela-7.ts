import { interiors, packs, paints, wheels } from './option-groups'
import { fact, type ModelRow } from './model-row'
import { version } from './version-row'

/** Vela 7, the fastback. */
export const vela7: ModelRow = {
  id: 'vela-7',
  name: 'Vela 7',
  sellName: 'Vela 7 Fastback',
  isDefault: true,
  slogan: 'The fastback that reads the wind',
  facts: [fact('802', 'km', 'CLTC range'), fact('3.4', 's', '0–100 km/h'), fact('0.199', 'Cd', 'Drag')],
  purchasePoster: 'vela-7-poster',
  carPoster: 'vela-7-front34-moon-silver',
  versions: [
    version('standard', 'VL7R61026A01', 'Standard', 219_900, ['610', '5.6', 'Rear', '75', '230', '210', '18']),
    version('long-range', 'VL7R80226A02', 'Long Range', 259_900, ['802', '5.1', 'Rear', '100', '250', '210', '14']),
    version('performance', 'VL7A73526A03', 'Performance', 299_900, ['735', '3.4', 'All-wheel', '100', '440', '240', '14']),
  ],
  optionGroups: [
    paints('vela-7'),
    wheels('−28 km', 'performance', ['standard', 'long-range']),
    interiors,
    packs('performance', 'standard'),
  ],
}
