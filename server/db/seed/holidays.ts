/** The statutory holidays of mainland China; those of the moon move each year. */
const DAYS_BY_NAME = {
  'New Year': ['2026-01-01', '2027-01-01', '2028-01-01'],
  'Spring Festival': [
    ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'],
    ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'],
    ['2028-01-25', '2028-01-26', '2028-01-27', '2028-01-28'],
  ].flat(),
  'Tomb-Sweeping Day': ['2026-04-05', '2027-04-05', '2028-04-04'],
  'Labour Day': ['2026-05-01', '2026-05-02', '2027-05-01', '2027-05-02', '2028-05-01', '2028-05-02'],
  'Dragon Boat Festival': ['2026-06-19', '2027-06-09', '2028-05-28'],
  'Mid-Autumn Festival': ['2026-09-25', '2027-09-15', '2028-10-03'],
  'National Day': ['2026', '2027', '2028'].flatMap((year) => [`${year}-10-01`, `${year}-10-02`, `${year}-10-03`]),
} as const

/** Rows of the table of public holidays; a day that is two of them stands there once. */
export const HOLIDAYS = Object.entries(DAYS_BY_NAME)
  .flatMap(([name, days]) => days.map((day) => ({ day, name })))
  .filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index)
