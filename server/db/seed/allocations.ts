import { MarketAllocationType } from '@/wire/enums/vehicle'
import { MINUTE_MS } from '@/domain/time/duration'
import { yuanToFen } from '@/domain/money/money'
import { roundUp, shanghaiDayAt } from './instant'
import { picturePath } from './picture-path'
import { contentTable, type SeedTable } from './seed-table'

const SMALL_DEPOSIT_YUAN = 1_000
const BIG_DEPOSIT_YUAN = 5_000
const SMALL_SALE_DAYS = 30
const BIG_SALE_DAYS = 90
/** Vela 9 opens this long after the first start, so that both the closed and the open button can be watched. */
const VELA_9_OPENS_AFTER_MS = 15 * MINUTE_MS
const OPENING_STEP_MS = 5 * MINUTE_MS

/** A right in English, with its Chinese. */
type Right = readonly [en: string, zh: string]

const COUNTS_MORE: Right = ['¥1,000.00 counts as ¥3,000.00', '¥1,000.00 抵 ¥3,000.00 购车款']
const FULL_REFUND: Right = ['Full refund at any time until you lock', '锁单前随时全额退款']
const HOME_CHARGER: Right = ['Home charger with installation', '家用充电桩及安装']
const WARRANTY: Right = ['Lifetime warranty for the first owner', '首任车主终身质保']
const BATTERY_CARE: Right = ['Founding owners: lifetime battery care', '创始车主：电池终身养护']

const vela7Rights: Readonly<Record<'small' | 'big', readonly Right[]>> = {
  small: [COUNTS_MORE, ['A place in the first 2,000 builds', '前 2,000 辆排产名额'], FULL_REFUND],
  big: [
    ['¥1,000.00 of your small deposit counts as ¥3,000.00', '小订 ¥1,000.00 抵 ¥3,000.00 购车款'],
    HOME_CHARGER,
    WARRANTY,
  ],
}

const vela9Rights: typeof vela7Rights = {
  small: [BATTERY_CARE, COUNTS_MORE, FULL_REFUND],
  big: [BATTERY_CARE, HOME_CHARGER, WARRANTY],
}

const inColumns = (rights: readonly Right[]) => ({
  rights: rights.map(([en]) => en),
  zh: { rights: rights.map(([, zh]) => zh) },
})

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
      ...inColumns(vela7Rights.small),
    },
    {
      ...bigDeposit,
      market_post_id: 'vela-7-big',
      model_id: 'vela-7',
      start_at: smallEnd,
      end_at: bigEnd,
      quota: 5_000,
      picture: picturePath('vela-7-dusk-rear'),
      ...inColumns(vela7Rights.big),
    },
    {
      ...smallDeposit,
      market_post_id: 'vela-9-small',
      model_id: 'vela-9',
      start_at: vela9Start,
      end_at: smallEnd,
      quota: 1_000,
      picture: picturePath('vela-9-night'),
      ...inColumns(vela9Rights.small),
    },
    {
      ...bigDeposit,
      market_post_id: 'vela-9-big',
      model_id: 'vela-9',
      start_at: smallEnd,
      end_at: bigEnd,
      quota: 3_000,
      picture: picturePath('vela-9-studio-pine-green'),
      ...inColumns(vela9Rights.big),
    },
  ]
  return [contentTable('allocation', rows)]
}
