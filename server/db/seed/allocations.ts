import { MarketAllocationType } from '@/wire/enums/vehicle'
import { MINUTE_MS } from '@/domain/time/duration'
import { yuanToFen } from '@/domain/money/money'
import { roundUp, shanghaiDayAt } from './instant'
import { picturePath } from './picture-path'
import { plainTable, type SeedTable } from './seed-table'

const SMALL_DEPOSIT_YUAN = 1_000
const BIG_DEPOSIT_YUAN = 5_000
const SMALL_SALE_DAYS = 30
const BIG_SALE_DAYS = 90
/** Vela 9 opens this long after the first start, so that both the closed and the open button can be watched. */
const VELA_9_OPENS_AFTER_MS = 15 * MINUTE_MS
const OPENING_STEP_MS = 5 * MINUTE_MS

const onSale = { switch_on: true, sold: 0 }
const smallDeposit = { ...onSale, type: MarketAllocationType.small, price_fen: yuanToFen(SMALL_DEPOSIT_YUAN) }
const bigDeposit = { ...onSale, type: MarketAllocationType.big, price_fen: yuanToFen(BIG_DEPOSIT_YUAN) }

/** Puts the deposits on sale around `now`: Vela 7 can be reserved at once, Vela 9 a quarter of an hour later. */
export const allocationTables = (now: Date): SeedTable[] => {
  const smallEnd = shanghaiDayAt(now, SMALL_SALE_DAYS, '10:00').toISOString()
  const bigEnd = shanghaiDayAt(now, SMALL_SALE_DAYS + BIG_SALE_DAYS, '22:00').toISOString()
  const vela7Start = shanghaiDayAt(now, -1, '10:00').toISOString()
  const vela9Start = roundUp(new Date(now.getTime() + VELA_9_OPENS_AFTER_MS), OPENING_STEP_MS).toISOString()

  const rows = [
    {
      ...smallDeposit,
      market_post_id: 'vela-7-small',
      model_id: 'vela-7',
      start_at: vela7Start,
      end_at: smallEnd,
      quota: 2_000,
      picture: picturePath('vela-7-dusk'),
    },
    {
      ...bigDeposit,
      market_post_id: 'vela-7-big',
      model_id: 'vela-7',
      start_at: smallEnd,
      end_at: bigEnd,
      quota: 5_000,
      picture: picturePath('vela-7-dusk-rear'),
    },
    {
      ...smallDeposit,
      market_post_id: 'vela-9-small',
      model_id: 'vela-9',
      start_at: vela9Start,
      end_at: smallEnd,
      quota: 1_000,
      picture: picturePath('vela-9-night'),
    },
    {
      ...bigDeposit,
      market_post_id: 'vela-9-big',
      model_id: 'vela-9',
      start_at: smallEnd,
      end_at: bigEnd,
      quota: 3_000,
      picture: picturePath('vela-9-studio-pine-green'),
    },
  ]
  return [plainTable('allocation', rows)]
}
