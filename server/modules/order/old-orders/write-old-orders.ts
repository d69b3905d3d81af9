import type { Database, Queryable } from '../../../db/queryable'
import { inBoth } from '../../../db/content-columns'
import type { WrittenOrder } from '../../order-record/row/order-row'
import { readCatalogueWords, type CatalogueWords } from './catalogue-words'
import { inBothLanguages, type Early } from './in-both'

const BATCH = 200

type OldOrder = { id: string } & Early<Pick<WrittenOrder, 'model' | 'place' | 'car'>>

/** A model's name is plain in every order of an early release, and never changes afterwards. */
const takeOld = (tx: Queryable): Promise<OldOrder[]> =>
  tx.query<OldOrder>(
    `SELECT id, model_snapshot AS model, place_snapshot AS place, car FROM orders
     WHERE jsonb_typeof(model_snapshot -> 'modelName') = 'string' ORDER BY id LIMIT $1 FOR UPDATE`,
    [BATCH],
  )

const rewrite = async (tx: Queryable, catalogue: CatalogueWords, order: OldOrder): Promise<void> => {
  const { model, place, car } = inBothLanguages(order, catalogue)
  await tx.query('UPDATE orders SET model_snapshot = $2, place_snapshot = $3, car = $4 WHERE id = $1', [
    order.id,
    JSON.stringify(model),
    JSON.stringify(place),
    car && JSON.stringify(car),
  ])
}

const rewriteBatches = async (database: Database, catalogue: CatalogueWords): Promise<number> => {
  const count = await database.patientTransaction(async (tx) => {
    const orders = await takeOld(tx)
    for (const order of orders) await rewrite(tx, catalogue, order)
    return orders.length
  })
  return count < BATCH ? count : count + (await rewriteBatches(database, catalogue))
}

const rewriteLoans = (database: Database) =>
  database.query(
    `UPDATE loan_application SET terms = jsonb_set(terms, '{schemeName}', ${inBoth('loan_scheme', 'name')})
     FROM loan_scheme WHERE loan_scheme.id = terms ->> 'schemeId' AND loan_scheme.name = terms ->> 'schemeName'`,
  )

/**
 * Writes orders and loans that were kept in English alone in both languages, by what the catalogue says of them now, and
 * returns how many orders there were. Several processes may do so at once: the second one waits for each batch and finds
 * it done.
 */
export const writeOldOrdersInBoth = async (database: Database): Promise<number> => {
  await rewriteLoans(database)
  return rewriteBatches(database, await readCatalogueWords(database))
}
