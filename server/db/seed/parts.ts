import type { Queryable } from '../queryable'
import { seedAgreements } from './agreements/agreements'
import { seedAllocations } from './allocations'
import { seedAreas } from './areas'
import { seedArticles } from './articles/articles'
import { seedBanners } from './banners'
import { seedDictionary } from './dictionary'
import { seedInterests, seedLoans } from './finance'
import { seedMaterials } from './materials'
import { seedShops } from './shops'
import { seedUsers } from './users'
import { seedVehicles } from './vehicles'

/** A part of the demo's data, brought to a database once for each of its versions. */
export interface SeedPart {
  name: string
  /** One more whenever rows are added that older databases should have too. */
  version: number
  bring: (tx: Queryable, now: Date) => Promise<void>
}

/** In an order in which each part finds what its rows refer to. */
export const seedParts: readonly SeedPart[] = [
  { name: 'areas', version: 1, bring: seedAreas },
  { name: 'dictionary', version: 1, bring: seedDictionary },
  { name: 'stores', version: 1, bring: seedShops },
  { name: 'vehicles', version: 1, bring: seedVehicles },
  { name: 'loans', version: 1, bring: seedLoans },
  { name: 'interests', version: 1, bring: seedInterests },
  { name: 'materials', version: 1, bring: seedMaterials },
  { name: 'allocations', version: 1, bring: seedAllocations },
  { name: 'banners', version: 1, bring: seedBanners },
  { name: 'articles', version: 1, bring: seedArticles },
  { name: 'agreements', version: 1, bring: seedAgreements },
  { name: 'users', version: 1, bring: seedUsers },
]
