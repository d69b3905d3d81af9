import { interiors, packs, paints, wheels } from './option-groups'
import { fact, type ModelRow } from './model-row'
import { version } from './version-row'

/** Vela 9, the six-seat SUV. */
export const vela9: ModelRow = {
  id: 'vela-9',
  name: 'Vela 9',
  sellName: 'Vela 9 Six Seat',
  isDefault: false,
  slogan: 'Six seats, one calm room',
  facts: [fact('715', 'km', 'CLTC range'), fact('6', 'seats', '2 + 2 + 2'), fact('14', 'min', '10–80 %')],
  purchasePoster: 'vela-9-poster',
  carPoster: 'vela-9-front34-tide-blue',
  versions: [
    version('six-seat', 'VL9R63826A01', 'Six Seat', 356_800, ['638', '6.2', 'Rear', '100', '250', '200', '16']),
    version('touring', 'VL9R71526A02', 'Touring', 386_800, ['715', '6.0', 'Rear', '112', '270', '200', '14']),
    version('summit', 'VL9A66826A03', 'Summit', 426_800, ['668', '4.3', 'All-wheel', '112', '460', '220', '14']),
  ],
  optionGroups: [
    paints('vela-9'),
    wheels('−34 km', 'summit', ['six-seat', 'touring']),
    interiors,
    packs('summit', 'six-seat'),
  ],
}
