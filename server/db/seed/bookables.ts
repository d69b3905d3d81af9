import { SalesServiceType } from '@/wire/enums/vehicle'
import { plainTable, type SeedTable } from './seed-table'
import shops from './shops.json'

const MODELS = ['vela-7', 'vela-9'] as const

const { sales, testDrive } = SalesServiceType
const SALES_ROLE = 'Sales expert'

/** A large shop, one with two to go along, has two cars of each model. */
const peopleRows = shops
  .filter(({ services }) => services.includes(sales))
  .flatMap(({ id, advisers }) =>
    advisers
      .map(({ role }, index) => ({ role, sort: index + 1 }))
      .filter(({ role }) => role === SALES_ROLE)
      .map(({ sort }) => ({ id: `${id}:person:${sort}`, store_id: id, model_id: null, adviser_sort: sort })),
  )

const carRows = shops
  .filter(({ services }) => services.includes(testDrive))
  .flatMap(({ id }) =>
    peopleRows
      .filter((row) => row.store_id === id)
      .flatMap(({ adviser_sort: number }) =>
        MODELS.map((model) => ({
          id: `${id}:${model}:${number}`,
          store_id: id,
          model_id: model,
          adviser_sort: null,
        })),
      ),
  )

/** Cars to drive and people to go along, of those of the demo's shops and models that are there. */
export const bookableTables = (shopIds: readonly string[], modelIds: readonly string[]): SeedTable[] => [
  plainTable(
    'bookable',
    [...carRows, ...peopleRows].filter(
      ({ store_id: shop, model_id: model }) => shopIds.includes(shop) && (model === null || modelIds.includes(model)),
    ),
  ),
]
