import { RightKind, RightOpening } from '@/wire/enums/right'

/** A text in English, with its Chinese. */
type Both = readonly [en: string, zh: string]

export const NOTHING: Both = ['', '']

/** One right of the demo. */
export interface DemoRight {
  id: string
  name: Both
  note: Both
  worth?: Both
  place?: Both
  holder?: Both
  withOthers?: Both
  /** How much of what it is, where that is counted. */
  quantity?: number
  unit?: Both
  steps: readonly Both[]
  kind: RightKind
  opensWith: RightOpening
  endsWithLock?: boolean
  validDays?: number
  countsAsYuan?: number
  offYuan?: number
}

const FIRST_OWNER: Both = ['First owner', '首任车主']
const WHO_RESERVED: Both = ['Who reserved the car', '预订人本人']
const ANY_SHOP: Both = ['At any Vela shop', '任一 Vela 门店']
const YEAR_DAYS = 365

/** The rights that deposits and versions bring. */
export const demoRights: readonly DemoRight[] = [
  {
    id: 'counts-more',
    name: ['¥1,000.00 counts as ¥3,000.00', '¥1,000.00 抵 ¥3,000.00 购车款'],
    note: ['Off the price of your car', '抵扣购车款'],
    worth: [
      '¥3,000.00 off the car: ¥1,000.00 of your own, ¥2,000.00 of ours',
      '抵购车款 ¥3,000.00：您的订金 ¥1,000.00 与礼金 ¥2,000.00',
    ],
    holder: WHO_RESERVED,
    withOthers: ['Adds to coupons', '可与卡券同享'],
    steps: [
      ['Configure your car.', '完成车辆选配。'],
      ['Deduct the small deposit when you place the order.', '下单时选择抵扣小订。'],
      ['It is a line of the total, of the contract and of the invoice.', '抵扣金额列入总价、合同与发票。'],
    ],
    kind: RightKind.money,
    opensWith: RightOpening.lock,
    countsAsYuan: 3_000,
  },
  {
    id: 'first-builds',
    name: ['A place in the first 2,000 builds', '前 2,000 辆排产名额'],
    note: ['Kept from your deposit on', '自支付订金起保留'],
    holder: WHO_RESERVED,
    steps: [
      ['Order and lock your car while its sale is open.', '在开放订购期内下单并锁单。'],
      ['Your car is planned among the first.', '您的车辆将优先排产。'],
    ],
    kind: RightKind.buildPlace,
    opensWith: RightOpening.payment,
  },
  {
    id: 'full-refund',
    name: ['Full refund at any time until you lock', '锁单前随时全额退款'],
    note: ['The whole deposit, by the way it came', '订金全额原路退回'],
    holder: WHO_RESERVED,
    steps: [
      ['Open the order and apply for a refund.', '打开订单，申请退款。'],
      ['The money goes back to where it came from.', '款项原路退回。'],
    ],
    kind: RightKind.refund,
    opensWith: RightOpening.payment,
    endsWithLock: true,
  },
  {
    id: 'home-charger',
    name: ['Home charger with installation', '家用充电桩及安装'],
    note: ['One wallbox, 30 m of cable', '一台充电桩，含 30 米线缆'],
    worth: ['Wallbox and installation up to 30 m', '充电桩及 30 米以内安装'],
    place: ['At your home', '上门安装'],
    holder: FIRST_OWNER,
    steps: [
      ['Call customer service after the handover.', '提车后联系客服。'],
      ['A fitter looks at the place and agrees a day.', '安装人员上门勘测并约定日期。'],
      ['The wallbox is fitted and explained.', '完成安装并讲解使用。'],
    ],
    kind: RightKind.service,
    opensWith: RightOpening.delivery,
    validDays: YEAR_DAYS,
  },
  {
    id: 'lifetime-warranty',
    name: ['Lifetime warranty for the first owner', '首任车主终身质保'],
    note: ['Battery, motor and electronics', '电池、电机及电控系统'],
    place: ANY_SHOP,
    holder: FIRST_OWNER,
    steps: [
      ['Keep to the care in the warranty booklet.', '按质保手册保养车辆。'],
      ['Bring the car to a shop; repairs under warranty are free.', '将车辆送至门店，质保内维修免费。'],
    ],
    kind: RightKind.care,
    opensWith: RightOpening.delivery,
  },
  {
    id: 'battery-care',
    name: ['Founding owners: lifetime battery care', '创始车主：电池终身养护'],
    note: ['First owner, no distance limit', '首任车主，不限里程'],
    worth: ['One inspection of the battery a year', '每年一次电池检测'],
    place: ANY_SHOP,
    holder: FIRST_OWNER,
    steps: [
      ['Book a visit at a shop once a year.', '每年预约一次到店。'],
      ['You get the report on paper and in the app.', '领取纸质与电子检测报告。'],
    ],
    kind: RightKind.care,
    opensWith: RightOpening.delivery,
  },
  {
    id: 'charging-year',
    name: ['1,000 kWh at Vela chargers in the first year', '首年在 Vela 充电站享 1,000 kWh 充电额度'],
    note: ['Any Vela charger in China', '全国任一 Vela 充电站'],
    worth: ['1,000 kWh', '1,000 kWh'],
    quantity: 1_000,
    unit: ['kWh', 'kWh'],
    place: ['Any Vela charger in China', '全国任一 Vela 充电站'],
    holder: FIRST_OWNER,
    withOthers: ['Not with charging coupons in one session', '单次充电不与充电券同享'],
    steps: [
      ['Plug in at a Vela charger.', '在 Vela 充电站插枪。'],
      ['Choose “Allowance” on its screen.', '在屏幕上选择“充电额度”。'],
      ['The energy is taken off when the session ends.', '充电结束时扣除相应电量。'],
    ],
    kind: RightKind.charging,
    opensWith: RightOpening.delivery,
    validDays: YEAR_DAYS,
  },
]

/** Money off a car by the rights of its version. */
export const launchCredit: DemoRight = {
  id: 'launch-credit',
  name: ['¥2,000.00 off at the launch', '上市礼金 ¥2,000.00'],
  note: ['Off the price of your car', '抵扣购车款'],
  worth: ['¥2,000.00 off the car', '抵购车款 ¥2,000.00'],
  holder: ['Who orders this version', '订购该版本的客户'],
  withOthers: ['Adds to coupons', '可与卡券同享'],
  steps: [
    ['Order this version while the launch lasts.', '在上市期内订购该版本。'],
    ['It is taken off the total by itself.', '自动从总价中抵扣。'],
  ],
  kind: RightKind.money,
  opensWith: RightOpening.lock,
  offYuan: 2_000,
}
