import type { Database, Queryable } from '../queryable'
import { seedAgreements } from './agreements/agreements'
import { seedAllocations } from './allocations'
import { seedAreas } from './areas'
import { seedArticles } from './articles/articles'
import { seedBanners } from './banners'
import { seedDictionary } from './dictionary'
import { seedInterests, seedLoans } from './finance'
import { seedMaterials } from './materials'
import { seedStores } from './stores'
import { seedUsers } from './users'
import { seedVehicles } from './vehicles'

const isSeeded = async (tx: Queryable): Promise<boolean> => {
  // Several processes may start at once: the second one waits here, then finds the first one's rows.
  await tx.query('LOCK TABLE model IN SHARE ROW EXCLUSIVE MODE')
  const row = await tx.one<{ seeded: boolean }>('SELECT EXISTS (SELECT FROM model) AS seeded')
  return row?.seeded === true
}

/**
 * Fills an empty database with the demo's data, all of it or nothing; a database that has models is left as it is.
 *
 * @param now - what sale windows and publishing times are counted from.
 * @returns whether anything was written.
 */
export const seed = (database: Database, { now }: { now: Date }): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (await isSeeded(tx)) return false
    await seedAreas(tx)
    await seedDictionary(tx)
    await seedStores(tx)
    await seedVehicles(tx)
    await seedLoans(tx)
    await seedInterests(tx, now)
    await seedMaterials(tx)
    await seedAllocations(tx, now)
    await seedBanners(tx)
    await seedArticles(tx, now)
    await seedAgreements(tx)
    await seedUsers(tx, now)
    return true
  })
