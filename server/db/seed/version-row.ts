import { fact, type Figures, type VersionRow } from './model-row'

/** A version from its figures; the first four stand on its card. */
export const version = (row: Omit<VersionRow, 'facts' | 'figures'>, figures: Figures): VersionRow => ({
  ...row,
  figures,
  facts: [
    fact(String(figures.rangeKm), 'km', 'CLTC range'),
    fact(figures.sprintSeconds, 's', '0–100 km/h'),
    fact(String(figures.powerKw), 'kW', 'Peak power'),
    fact(figures.drive, '', 'Drive'),
    fact(String(figures.batteryKwh), 'kWh', 'Battery'),
    fact(String(figures.topSpeedKmh), 'km/h', 'Top speed'),
    fact(String(figures.chargeMinutes), 'min', '10–80 %'),
  ],
})
