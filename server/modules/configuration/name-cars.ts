import { language } from '@/language/current'
import type { InBoth } from '@/language/language'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { inBoth } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'

interface NameRow {
  code: string
  name: InBoth<string>
}

/** Whatever the snapshots of a statement called `cars` name. */
const CODES = `SELECT snapshot ->> 'modelId' AS code FROM cars UNION SELECT snapshot ->> 'pnoTwelve' FROM cars
  UNION SELECT part ->> 'attributeNo' FROM cars, jsonb_array_elements(snapshot -> 'parts') part`

/** Models, versions and options, withdrawn ones too; their codes differ from one another. */
const namesOfCars = (): Statement<NameRow> => ({
  sql: `SELECT id AS code, ${inBoth('model', 'name')} AS name FROM model WHERE id IN (${CODES})
    UNION ALL SELECT pno_twelve, ${inBoth('version', 'display_name')} FROM version WHERE pno_twelve IN (${CODES})
    UNION ALL SELECT attribute_no, ${inBoth('option', 'display_name')} FROM option WHERE attribute_no IN (${CODES})`,
  params: [],
})

const named = <Car extends ConfigurationSnapshot>(cars: readonly Car[], rows: readonly NameRow[]): Car[] => {
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  const nameOf = (code: string, kept: string): string => {
    const name = names.get(code)
    return name !== undefined && Object.values(name).includes(kept) ? name[language()] : kept
  }
  return cars.map((car) => ({
    ...car,
    modelName: nameOf(car.modelId, car.modelName),
    versionName: nameOf(car.pnoTwelve, car.versionName),
    parts: car.parts.map((part) => ({ ...part, displayName: nameOf(part.attributeNo, part.displayName) })),
  }))
}

/**
 * Reads kept cars and names them in the language of the request: whoever kept one may have seen the other language. A name
 * that the catalogue does not have, in neither language, stays what it was.
 *
 * @param kept - reads rows with a `snapshot`.
 */
export const readNamed = async <Row extends { snapshot: ConfigurationSnapshot }>(
  db: Queryable,
  kept: Statement<Row>,
): Promise<Row[]> => {
  const { cars, names } = await together(db, { cars: kept, names: namesOfCars() })
  const snapshots = named(
    cars.map(({ snapshot }) => snapshot),
    names,
  )
  return cars.map((row, index) => ({ ...row, snapshot: snapshots[index] ?? row.snapshot }))
}

/** As `readNamed`, of a car at hand. */
export const nameCar = async <Car extends ConfigurationSnapshot>(db: Queryable, car: Car): Promise<Car> => {
  const cars: Statement = { sql: 'SELECT $1::jsonb AS snapshot', params: [JSON.stringify(car)] }
  const [one = car] = named([car], (await together(db, { cars, names: namesOfCars() })).names)
  return one
}
