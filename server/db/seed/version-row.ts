import { DRIVES, fact } from './facts'
import type { Figures, VersionRow } from './model-row'

/** A version from its figures; the first four stand on its card. */
export const version = (row: Omit<VersionRow, 'facts' | 'figures'>, figures: Figures): VersionRow => ({
  ...row,
  figures,
  facts: [
    fact(String(figures.rangeKm), 'km', 'CLTC range'),
    fact(figures.sprintSeconds, 's', '0–100 km/h'),
    fact(String(figures.powerKw), 'kW', 'Peak power'),
    fact(figures.drive, '', 'Drive', DRIVES[figures.drive]),
    fact(String(figures.batteryKwh), 'kWh', 'Battery'),
    fact(String(figures.topSpeedKmh), 'km/h', 'Top speed'),
    fact(String(figures.chargeMinutes), 'min', '10–80 %'),
  ],
})
