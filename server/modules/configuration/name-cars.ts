import { language } from '@/language/current'
import type { InBoth } from '@/language/language'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { inBoth } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

interface NameRow {
  code: string
  name: InBoth<string>
}

/** Models, versions and options, withdrawn ones too; their codes differ from one another. */
const listNames = (db: Queryable, codes: readonly string[]): Promise<NameRow[]> =>
  db.query<NameRow>(
    `SELECT id AS code, ${inBoth('model', 'name')} AS name FROM model WHERE id = ANY ($1)
     UNION ALL SELECT pno_twelve, ${inBoth('version', 'display_name')} FROM version WHERE pno_twelve = ANY ($1)
     UNION ALL SELECT attribute_no, ${inBoth('option', 'display_name')} FROM option WHERE attribute_no = ANY ($1)`,
    [codes],
  )

const codesOf = ({ modelId, pnoTwelve, parts }: ConfigurationSnapshot): string[] => [
  modelId,
  pnoTwelve,
  ...parts.map(({ attributeNo }) => attributeNo),
]

/**
 * Names kept cars in the language of the request: whoever kept one may have seen the other language. A name that the
 * catalogue does not have, in neither language, stays what it was.
 */
export const nameCars = async <Car extends ConfigurationSnapshot>(
  db: Queryable,
  cars: readonly Car[],
): Promise<Car[]> => {
  const names = new Map((await listNames(db, cars.flatMap(codesOf))).map(({ code, name }) => [code, name]))
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

/** As `nameCars`, for one. */
export const nameCar = async <Car extends ConfigurationSnapshot>(db: Queryable, car: Car): Promise<Car> => {
  const [named = car] = await nameCars(db, [car])
  return named
}
