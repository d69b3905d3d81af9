import type { PlaceBigOrder, PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { Database } from '../../server/db/queryable'
import { placement } from '../server/money/shop'
import { bigPlacement } from '../server/orders/big-shopper'
import type { Random } from '../support/random'

const PLENTY = 1_000_000
const CITY = '310100'

/** What is for sale: Vela 9's small deposit always; of Vela 7 the small one or the big one, never both. */
export class Sale {
  private isBigOpen = false

  private constructor(
    private readonly database: Database,
    private readonly storeId: string,
  ) {}

  /** Opens the sale. */
  static async open(database: Database): Promise<Sale> {
    await database.query(
      "UPDATE allocation SET start_at = now() - interval '1 hour' WHERE market_post_id = 'vela-9-small'",
    )
    const store = await database.one<{ id: string }>('SELECT id FROM store WHERE city_code = $1 ORDER BY id LIMIT 1', [
      CITY,
    ])
    if (store === undefined) throw new Error('the seed has no shop in Shanghai')
    const sale = new Sale(database, store.id)
    await sale.restock()
    return sale
  }

  /** Puts more places on sale than any run takes. */
  async restock(): Promise<void> {
    await this.database.query('UPDATE allocation SET quota = $1', [PLENTY])
  }

  /** Lets the other deposit of Vela 7 be bought from now on. */
  async turn(): Promise<void> {
    const startsIn = this.isBigOpen ? '30 days' : '-1 hour'
    await this.database.query(
      "UPDATE allocation SET start_at = now() + $1::interval WHERE market_post_id = 'vela-7-big'",
      [startsIn],
    )
    this.isBigOpen = !this.isBigOpen
  }

  /** What the next shopper wants; the sale may have turned by the time the wish arrives. */
  wish(random: Random): 'small' | 'big' {
    return this.isBigOpen && random.chance(0.5) ? 'big' : 'small'
  }

  small(): PlaceSmallOrder {
    const modelId = this.isBigOpen ? 'vela-9' : 'vela-7'
    return { ...placement, modelId, marketPostId: `${modelId}-small`, storeId: this.storeId }
  }

  /** Of Vela 9, which is always for sale. */
  ever(): PlaceSmallOrder {
    return { ...this.small(), modelId: 'vela-9', marketPostId: 'vela-9-small' }
  }

  big(linkSmallOrderId?: string): PlaceBigOrder {
    const places = { ...bigPlacement.places, storeId: this.storeId }
    return { ...bigPlacement, places, ...(linkSmallOrderId !== undefined && { linkSmallOrderId }) }
  }
}
