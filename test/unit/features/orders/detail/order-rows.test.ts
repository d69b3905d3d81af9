import { BuyerType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import { readLanguageFrom } from '@/language/current'
import { amountRows } from '@/features/orders/detail/amount-rows'
import { factRows } from '@/features/orders/detail/fact-rows'

const smallOrder = {
  orderType: OrderType.small,
  modelTotalPrice: 0,
  saleTotalPrice: 0,
  depositAmount: 100_000,
  linkSmallOrderAmount: 0,
  balancePaidAmount: 0,
  discountInfoVOList: [],
}

const facts = {
  createTime: '2026-11-20 09:11:07',
  paySuccessTime: null,
  orderType: OrderType.small,
  subjectName: null,
  purchaseType: BuyerType.personal,
  cerNo: null,
  enterpriseTaxNo: null,
  userMobile: '13800004417',
  purchaseSchemeType: null,
  deliverStatusNow: null,
  storeInfo: {
    putCardProvinceName: null,
    putCardCityName: null,
    deliverProvinceName: null,
    deliverCityName: null,
    dcCycle: null,
    expectedDeliveryerTime: null,
  },
}

describe('the amounts of an order', () => {
  it('are the deposit alone while nothing else is known', () => {
    expect(amountRows(smallOrder)).toEqual([{ label: 'Small deposit', amountFen: 100_000, isDeduction: false }])
  })

  it('take its coupons off a small deposit', () => {
    const discountInfoVOList = [{ discountName: 'Early bird', discountAmount: 30_000 }]
    expect(amountRows({ ...smallOrder, discountInfoVOList })).toEqual([
      { label: 'Small deposit', amountFen: 100_000, isDeduction: false },
      { label: 'Early bird', amountFen: 30_000, isDeduction: true },
    ])
  })

  it('take discounts and the small deposit off a big order', () => {
    const rows = amountRows({
      orderType: OrderType.big,
      modelTotalPrice: 29_170_000,
      saleTotalPrice: 28_870_000,
      depositAmount: 500_000,
      linkSmallOrderAmount: 100_000,
      balancePaidAmount: 0,
      discountInfoVOList: [{ discountName: 'Launch discount', discountAmount: 300_000 }],
    })
    expect(rows.map(({ label, isDeduction }) => [label, isDeduction])).toEqual([
      ['Vehicle total', false],
      ['Launch discount', true],
      ['Sale price', false],
      ['Big deposit', false],
      ['Small deposit deducted', true],
    ])
  })
})

describe('the records of a purchase', () => {
  it('leave out what is not known, and hide the middle of the phone number', () => {
    expect(factRows(facts)).toEqual([
      { label: 'Created', value: '2026-11-20 09:11:07' },
      { label: 'Order type', value: 'Small deposit' },
      { label: 'Phone', value: '138\u00a0****\u00a04417' },
    ])
  })

  it('name the buyer and the plan once there are any', () => {
    const rows = factRows({
      ...facts,
      subjectName: 'Zhou Yining',
      purchaseSchemeType: PaymentPlan.finance,
      paySuccessTime: '2026-11-20 09:12:30',
    })
    expect(rows).toContainEqual({ label: 'Buyer', value: 'Zhou Yining · Personal' })
    expect(rows).toContainEqual({ label: 'Payment plan', value: 'Finance' })
    expect(rows).toContainEqual({ label: 'Paid', value: '2026-11-20 09:12:30' })
  })

  it('name where the car is licensed and handed over, a city of its own once, and how far the delivery is', () => {
    const storeInfo = {
      ...facts.storeInfo,
      putCardProvinceName: 'Shanghai',
      putCardCityName: 'Shanghai',
      deliverProvinceName: 'Zhejiang',
      deliverCityName: 'Hangzhou',
    }
    const rows = factRows({
      ...facts,
      orderType: OrderType.big,
      storeInfo,
      deliverStatusNow: { name: 'Ready for pick-up' },
      cerNo: '1101**********002X',
    })
    expect(rows).toContainEqual({ label: 'Licensing city', value: 'Shanghai' })
    expect(rows).toContainEqual({ label: 'Delivery city', value: 'Zhejiang, Hangzhou' })
    expect(rows).toContainEqual({ label: 'Delivery', value: 'Ready for pick-up' })
    expect(rows).toContainEqual({ label: 'Document number', value: '1101**********002X' })
  })

  it('name the city of a small deposit as its form did', () => {
    const storeInfo = { ...facts.storeInfo, putCardProvinceName: 'Shanghai', putCardCityName: 'Shanghai' }
    expect(factRows({ ...facts, storeInfo })).toContainEqual({ label: 'City', value: 'Shanghai' })
  })

  it('say how long the delivery takes until its day is planned', () => {
    const rowsOf = (expectedDeliveryerTime: string | null) =>
      factRows({ ...facts, storeInfo: { ...facts.storeInfo, dcCycle: '6–8 weeks', expectedDeliveryerTime } })
    const row = { label: 'Delivery time', value: '6–8 weeks' }
    expect(rowsOf(null)).toContainEqual(row)
    expect(rowsOf('2026-12-24 10:00:00')).not.toContainEqual(row)
  })
})

describe('an order that was read in English', () => {
  afterEach(() => readLanguageFrom(() => 'en'))

  it('says its amounts and records in Chinese as soon as the language changes, places from the province down', () => {
    amountRows(smallOrder)
    const storeInfo = { ...facts.storeInfo, deliverProvinceName: '浙江省', deliverCityName: '杭州市' }
    const order = { ...facts, storeInfo, subjectName: '周以宁', purchaseSchemeType: PaymentPlan.fullPayment }
    factRows(order)

    readLanguageFrom(() => 'zh')
    expect(amountRows(smallOrder)).toEqual([{ label: '小订金额', amountFen: 100_000, isDeduction: false }])
    expect(factRows(order)).toEqual([
      { label: '创建时间', value: '2026-11-20 09:11:07' },
      { label: '订单类型', value: '小订' },
      { label: '购车人', value: '周以宁 · 个人' },
      { label: '手机号', value: '138\u00a0****\u00a04417' },
      { label: '付款方案', value: '全款' },
      { label: '交付城市', value: '浙江省杭州市' },
    ])
  })
})
