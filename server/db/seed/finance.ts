import { shanghaiDayAt } from './instant'
import { catalogueTable, plainTable, type SeedTable } from './seed-table'
import { vela7 } from './vela-7'
import { vela9 } from './vela-9'

const versions = [vela7, vela9].flatMap((model) => model.versions)

/** Loans of the demo; rates and down payments in basis points (204 is 2.04 %). */
const schemes = [
  {
    id: 'vela-low-rate',
    name: 'Vela low rate',
    zh: { name: 'Vela 低息方案' },
    annual_rate_bp: 204,
    terms_months: [12, 24, 36, 48, 60],
    min_down_bp: 1_500,
    max_down_bp: 7_500,
    default_down_bp: 3_000,
    default_term_months: 60,
  },
  {
    id: 'bank-of-shore',
    name: 'Bank of Shore',
    zh: { name: '滨海银行' },
    annual_rate_bp: 299,
    terms_months: [12, 24, 36, 48, 60],
    min_down_bp: 1_000,
    max_down_bp: 8_000,
    default_down_bp: 2_000,
    default_term_months: 60,
  },
  {
    id: 'no-interest',
    name: 'No interest',
    zh: { name: '免息方案' },
    annual_rate_bp: 0,
    terms_months: [12, 24],
    min_down_bp: 5_000,
    max_down_bp: 8_000,
    default_down_bp: 5_000,
    default_term_months: 24,
  },
] as const

/** The versions that the loan without interest is for: the first of each model. */
const firstVersions: readonly string[] = [vela7, vela9].flatMap(({ versions: [first] }) => first?.pnoTwelve ?? [])

const schemesOf = (pnoTwelve: string) =>
  schemes.filter(({ annual_rate_bp: rate }) => rate > 0 || firstVersions.includes(pnoTwelve))

const schemeRows = schemes.map((scheme, index) => ({ ...scheme, sort: index + 1 }))

const schemeVersionRows = versions.flatMap(({ pnoTwelve }) =>
  schemesOf(pnoTwelve).map(({ id }) => ({ scheme_id: id, pno_twelve: pnoTwelve })),
)

/** The loans and the versions that they are for. */
export const loanTables = (): SeedTable[] => [
  catalogueTable('loan_scheme', schemeRows),
  plainTable('loan_scheme_version', schemeVersionRows),
]

const INTEREST_DAYS = 120

/** Rights that run for a while from the first start on; the first version of each model has none. */
export const interestTables = (now: Date): SeedTable[] => {
  const [start, end] = [shanghaiDayAt(now, -1, '10:00'), shanghaiDayAt(now, INTEREST_DAYS, '10:00')]
  const rows = versions
    .filter(({ pnoTwelve }) => !firstVersions.includes(pnoTwelve))
    .map(({ pnoTwelve }) => ({
      code: `charge-${pnoTwelve}`,
      pno_twelve: pnoTwelve,
      discount_info: '1,000 kWh at Vela chargers in the first year',
      start_at: start.toISOString(),
      end_at: end.toISOString(),
      zh: { discount_info: '首年在 Vela 充电站享 1,000 kWh 充电额度' },
    }))
  return [catalogueTable('version_interest', rows)]
}
