import { fact, type VersionRow } from './model-row'

/** What the parameter table says of a version, in its order. */
type Figures = readonly [range: string, sprint: string, drive: string, battery: string, power: string, top: string, charge: string]

/** A version from its figures. */
export const version = (code: string, pnoTwelve: string, displayName: string, priceYuan: number, figures: Figures): VersionRow => {
  const [range, sprint, drive, battery, power, top, charge] = figures
  return {
    code,
    pnoTwelve,
    displayName,
    priceYuan,
    facts: [
      fact(range, 'km', 'CLTC range'),
      fact(sprint, 's', '0–100 km/h'),
      fact(drive, '', 'Drive'),
      fact(battery, 'kWh', 'Battery'),
      fact(power, 'kW', 'Peak power'),
      fact(top, 'km/h', 'Top speed'),
      fact(charge, 'min', '10–80 %'),
    ],
  }
}
