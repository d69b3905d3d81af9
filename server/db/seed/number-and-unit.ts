/** What a number of the catalogue counts, in either language. */
const UNITS = [
  ...['kg', 'km/h', 'km', 'kWh', 'kW', 'W', 'V', 'mm', 'm', 'l', 'L', 'min', 's', 'weeks?'].map(
    (unit) => `${unit}(?![A-Za-z])`,
  ),
  ...['周', '分钟', '秒', '米', '英寸'],
]

const BETWEEN = new RegExp(`(?<=\\d) (?=${UNITS.join('|')})`, 'g')

/** A text in which no line ends between a number and its unit, however large it is shown: "1,600 kg" stays together. */
const keepUnits = (text: string): string => text.replace(BETWEEN, '\u00a0')

const keepIn = (cell: unknown): unknown => {
  if (typeof cell === 'string') return keepUnits(cell)
  if (Array.isArray(cell)) return cell.map(keepIn)
  return typeof cell === 'object' && cell !== null ? keepUnitsOf(cell) : cell
}

/** A row each of whose texts keeps its numbers and units together. */
export const keepUnitsOf = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, keepIn(cell)])) as Row // the same cells
