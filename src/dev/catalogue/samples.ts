import type { AreaNode } from '@/wire/schemas/area'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { parseShanghai } from '@/domain/time/shanghai-time'

const allocation = (type: MarketAllocationType, priceFen: number): MarketAllocation => ({
  marketAllocationType: type,
  marketPostId: 'sample',
  marketStartTime: '2026-11-20 10:00:00',
  marketEndTime: '2026-11-28 10:00:00',
  marketSwitchFlag: true,
  marketPriceFen: priceFen,
  marketPicture: '',
  marketRights: [],
  collectRights: [],
  marketHasLine: false,
})

const small = allocation(MarketAllocationType.small, 100_000)
const big = allocation(MarketAllocationType.big, 500_000)
const opensAtMs = parseShanghai('2026-11-20 10:00:00')
const bigOpensAtMs = parseShanghai('2026-11-28 10:00:00')

export interface DepositSample {
  name: string
  offersBoth: boolean
  sale: DepositSaleState<MarketAllocation>
}

/** Every state of the deposit button. */
export const DEPOSIT_SAMPLES: readonly DepositSample[] = [
  {
    name: 'Small only, before start',
    offersBoth: false,
    sale: { kind: 'notStarted', type: MarketAllocationType.small, opensAtMs, allocation: small },
  },
  {
    name: 'Small window open',
    offersBoth: false,
    sale: { kind: 'open', type: MarketAllocationType.small, closesAtMs: bigOpensAtMs, allocation: small },
  },
  {
    name: 'Both on, before small start',
    offersBoth: true,
    sale: { kind: 'notStarted', type: MarketAllocationType.small, opensAtMs, allocation: small },
  },
  {
    name: 'Big window open',
    offersBoth: true,
    sale: { kind: 'open', type: MarketAllocationType.big, closesAtMs: bigOpensAtMs, allocation: big },
  },
  {
    name: 'Both on, small ended',
    offersBoth: true,
    sale: { kind: 'notStarted', type: MarketAllocationType.big, opensAtMs: bigOpensAtMs, allocation: big },
  },
]

const city = (areaCode: string, areaName: string): AreaNode => ({ areaCode, areaName, areaLevel: 2 })

/** A small area tree. */
export const AREAS: readonly AreaNode[] = [
  { areaCode: '110000', areaName: 'Beijing', areaLevel: 1, cityList: [city('110100', 'Beijing')] },
  { areaCode: '310000', areaName: 'Shanghai', areaLevel: 1, cityList: [city('310100', 'Shanghai')] },
  {
    areaCode: '330000',
    areaName: 'Zhejiang',
    areaLevel: 1,
    cityList: [
      city('330100', 'Hangzhou'),
      city('330200', 'Ningbo'),
      city('330300', 'Wenzhou'),
      city('330400', 'Jiaxing'),
    ],
  },
]
