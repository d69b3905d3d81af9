import { OrderStatus } from '@/wire/enums/order'
import type { Database } from '../../server/db/queryable'

/** Deed -> whether the database knows it, for one `reference`. An acknowledged deed stays true, whatever comes later. */
const PROOFS = {
  'orders placed': 'EXISTS (SELECT FROM orders WHERE id = reference)',
  'payments opened': 'EXISTS (SELECT FROM payment_attempt WHERE pay_no = reference)',
  'money booked': 'EXISTS (SELECT FROM ledger WHERE ledger.reference = acknowledged.reference)',
  'orders cancelled': `EXISTS (SELECT FROM orders WHERE id = reference AND status = ${OrderStatus.cancelled})`,
  'refunds applied for': "EXISTS (SELECT FROM refund WHERE order_id = acknowledged.reference AND cause = 'shopper')",
  'orders edited': "EXISTS (SELECT FROM order_event WHERE order_id = reference AND kind = 'edited')",
  'orders locked': 'EXISTS (SELECT FROM orders WHERE id = reference AND locked_at IS NOT NULL)',
  'orders deleted': 'EXISTS (SELECT FROM orders WHERE id = reference AND deleted_at IS NOT NULL)',
} as const satisfies Record<string, string>

/** Something that the server has said yes to. */
export type Deed = keyof typeof PROOFS

const DEEDS = Object.keys(PROOFS) as Deed[]

/** Which of what was acknowledged is looked for: all of it, or of each deed the latest, which a crash would lose first. */
export type Scope = 'all' | 'latest'

const LATEST = 2_000

/** Everything that was acknowledged: the server answered that it is done, so it must be found ever after. */
export class Journal {
  private readonly references = new Map<Deed, Set<string>>(DEEDS.map((deed) => [deed, new Set()]))

  record(deed: Deed, reference: string): void {
    this.references.get(deed)?.add(reference)
  }

  count(deed: Deed): number {
    return this.references.get(deed)?.size ?? 0
  }

  get total(): number {
    return DEEDS.reduce((sum, deed) => sum + this.count(deed), 0)
  }

  get counts(): [Deed, number][] {
    return DEEDS.map((deed) => [deed, this.count(deed)])
  }

  /** What was acknowledged and is not there. */
  async findLost(database: Database, scope: Scope): Promise<string[]> {
    const lost: string[] = []
    for (const deed of DEEDS) {
      // Read before the query: what is acknowledged while it runs is looked for the next time.
      const all = [...(this.references.get(deed) ?? [])]
      const references = scope === 'all' ? all : all.slice(-LATEST)
      const rows = await database.query<{ reference: string }>(
        `SELECT reference FROM unnest($1::text[]) AS acknowledged (reference) WHERE NOT ${PROOFS[deed]}`,
        [references],
      )
      lost.push(...rows.map(({ reference }) => `${deed}: ${reference}`))
    }
    return lost
  }
}
