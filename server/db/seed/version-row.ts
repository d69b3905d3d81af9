import { fact, type VersionRow } from './model-row'

/** What the parameter table says of a version, in its order. */
interface Figures {
  rangeKm: number
  sprintSeconds: string
  drive: 'Rear' | 'All-wheel'
  batteryKwh: number
  powerKw: number
  topSpeedKmh: number
  chargeMinutes: number
}

/** A version from its figures; the first three stand on its card. */
export const version = (row: Omit<VersionRow, 'facts'>, figures: Figures): VersionRow => ({
  ...row,
  facts: [
    fact(String(figures.rangeKm), 'km', 'CLTC range'),
    fact(figures.sprintSeconds, 's', '0–100 km/h'),
    fact(figures.drive, '', 'Drive'),
    fact(String(figures.batteryKwh), 'kWh', 'Battery'),
    fact(String(figures.powerKw), 'kW', 'Peak power'),
    fact(String(figures.topSpeedKmh), 'km/h', 'Top speed'),
    fact(String(figures.chargeMinutes), 'min', '10–80 %'),
  ],
})
