import { CouponCause } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import { yuanToFen } from '@/domain/money/money'
import { shanghaiDayAt } from './instant'
import { contentTable, plainTable, type SeedTable } from './seed-table'
import { demoUser } from './users'

/** One kind of coupon of the demo; amounts in yuan. */
interface DemoRule {
  id: string
  name: readonly [en: string, zh: string]
  cause: CouponCause
  /** An amount or a share off an order, or a service at a shop. */
  worth:
    | { yuan: number; orderType: OrderType }
    | { basisPoints: number; ceilingYuan: number; orderType: OrderType }
    | { quantity: number; unit: readonly [en: string, zh: string]; place: readonly [en: string, zh: string] }
  models?: readonly string[]
  shops?: readonly string[]
  minTotalYuan?: number
  isAlone?: boolean
  validDays?: number
  claimCode?: string
  quota?: number
}

const ANY_CHARGER = ['Any Vela charger in China', '全国任一 Vela 充电站'] as const
const ANY_SHOP = ['At any Vela shop', '任一 Vela 门店'] as const
const SERVICE = ['service', '次服务'] as const

const rules: readonly DemoRule[] = [
  {
    id: 'founder-credit',
    name: ['Founder credit', '创始车主礼金'],
    cause: CouponCause.registration,
    worth: { yuan: 3_000, orderType: OrderType.big },
    models: ['vela-7'],
    minTotalYuan: 200_000,
  },
  {
    id: 'vela-9-launch',
    name: ['Vela 9 launch', 'Vela 9 上市礼金'],
    cause: CouponCause.registration,
    worth: { yuan: 5_000, orderType: OrderType.big },
    models: ['vela-9'],
  },
  {
    id: 'first-inspection',
    name: ['First inspection', '首次检测'],
    cause: CouponCause.registration,
    worth: { quantity: 1, unit: SERVICE, place: ANY_SHOP },
  },
  {
    id: 'friend-invitation',
    name: ['Friend invitation', '好友邀请'],
    cause: CouponCause.invitation,
    worth: { basisPoints: 100, ceilingYuan: 2_500, orderType: OrderType.big },
    isAlone: true,
    validDays: 90,
  },
  {
    id: 'autumn-options',
    name: ['Autumn saving', '秋季礼金'],
    cause: CouponCause.code,
    worth: { yuan: 800, orderType: OrderType.big },
    minTotalYuan: 260_000,
    claimCode: 'AUTUMN800',
    quota: 1_000,
  },
  {
    id: 'jingan-opening',
    name: ['Jing’an opening', '静安开业礼金'],
    cause: CouponCause.code,
    worth: { yuan: 500, orderType: OrderType.big },
    shops: ['shanghai-jingan'],
    claimCode: 'JINGAN500',
    quota: 200,
  },
  {
    id: 'early-bird',
    name: ['Early bird', '早鸟礼金'],
    cause: CouponCause.code,
    worth: { yuan: 300, orderType: OrderType.small },
    claimCode: 'EARLY300',
    quota: 500,
    validDays: 30,
  },
  {
    id: 'charging-allowance',
    name: ['Charging allowance', '充电额度'],
    cause: CouponCause.code,
    worth: { quantity: 200, unit: ['kWh', 'kWh'], place: ANY_CHARGER },
    claimCode: 'CHARGE200',
    quota: 500,
    validDays: 30,
  },
]

const RULE_DAYS = 180

const worthIn = (worth: DemoRule['worth']) => ({
  amount_fen: 'yuan' in worth ? yuanToFen(worth.yuan) : null,
  share_bp: 'basisPoints' in worth ? worth.basisPoints : null,
  ceiling_fen: 'ceilingYuan' in worth ? yuanToFen(worth.ceilingYuan) : null,
  quantity: 'quantity' in worth ? worth.quantity : null,
  order_type: 'orderType' in worth ? worth.orderType : null,
})

const ruleRow = (rule: DemoRule, [start, end]: readonly [Date, Date]) => {
  const [unit, place] =
    'unit' in rule.worth
      ? [rule.worth.unit, rule.worth.place]
      : [
          ['', ''],
          ['', ''],
        ]
  return {
    id: rule.id,
    name: rule.name[0],
    unit: unit[0] ?? '',
    place: place[0] ?? '',
    zh: { name: rule.name[1], unit: unit[1] ?? '', place: place[1] ?? '' },
    ...worthIn(rule.worth),
    model_ids: rule.models ?? null,
    store_ids: rule.shops ?? null,
    min_total_fen: yuanToFen(rule.minTotalYuan ?? 0),
    adds_to_others: rule.isAlone !== true,
    start_at: start.toISOString(),
    end_at: end.toISOString(),
    valid_days: rule.validDays ?? null,
    cause: rule.cause,
    claim_code: rule.claimCode ?? null,
    quota: rule.quota ?? null,
    given: 0,
  }
}

/** Coupons that the demo's customer has: how many days ago each was given, and in how many it ends. */
const owned = [
  { ruleId: 'founder-credit', givenDay: -1, endDay: RULE_DAYS, code: 'VC30004178820417' },
  { ruleId: 'vela-9-launch', givenDay: -1, endDay: RULE_DAYS, code: 'VC50004178820418' },
  { ruleId: 'first-inspection', givenDay: -20, endDay: RULE_DAYS, code: 'VC10004178820419' },
  { ruleId: 'charging-allowance', givenDay: -27, endDay: 3, code: 'VC20004178820420' },
  { ruleId: 'friend-invitation', givenDay: -100, endDay: -10, code: 'VC01004178820421' },
] as const

const couponRow = ({ ruleId, givenDay, endDay, code }: (typeof owned)[number], now: Date) => ({
  id: `demo-${ruleId}`,
  rule_id: ruleId,
  user_id: demoUser.id,
  reference: 'demo',
  code,
  given_at: shanghaiDayAt(now, givenDay, '10:00').toISOString(),
  end_at: shanghaiDayAt(now, endDay, '00:00').toISOString(),
})

/** What coupons there are, and those of the demo's customer. */
export const couponTables = (now: Date): SeedTable[] => {
  const window = [shanghaiDayAt(now, -1, '10:00'), shanghaiDayAt(now, RULE_DAYS, '00:00')] as const
  return [
    contentTable(
      'coupon_rule',
      rules.map((rule) => ruleRow(rule, window)),
    ),
    plainTable(
      'coupon',
      owned.map((coupon) => couponRow(coupon, now)),
    ),
  ]
}
