import { OrderType } from '@/wire/enums/order'
import { yuanToFen } from '@/domain/money/money'
import type { Queryable } from '../../queryable'
import { interestTables } from '../finance'
import { demoRights, launchCredit, NOTHING, type DemoRight } from './demo-rights'
import { shanghaiDayAt } from '../instant'
import { catalogueTable, plainTable, type SeedTable } from '../seed-table'
import { vela9 } from '../vela-9'

/** What is on each poster, in its order. */
const POSTERS: Readonly<Record<string, readonly string[]>> = {
  'vela-7-small': ['counts-more', 'first-builds', 'full-refund'],
  'vela-7-big': ['counts-more', 'home-charger', 'lifetime-warranty'],
  'vela-9-small': ['battery-care', 'counts-more', 'full-refund'],
  'vela-9-big': ['battery-care', 'home-charger', 'lifetime-warranty'],
}

const inBoth = ({
  name,
  note,
  worth = NOTHING,
  place = NOTHING,
  holder = NOTHING,
  withOthers = NOTHING,
  unit = NOTHING,
  steps,
}: DemoRight) => {
  const textsIn = (language: 0 | 1) => ({
    name: name[language],
    note: note[language],
    worth: worth[language],
    place: place[language],
    holder: holder[language],
    with_others: withOthers[language],
    unit: unit[language],
    steps: steps.map((step) => step[language]),
  })
  return { ...textsIn(0), zh: textsIn(1) }
}

const ruleRow = (right: DemoRight, index: number) => ({
  id: right.id,
  sort: index + 1,
  ...inBoth(right),
  kind: right.kind,
  opens_with: right.opensWith,
  ends_with_lock: right.endsWithLock === true,
  valid_days: right.validDays ?? null,
  quantity: right.quantity ?? null,
  off_fen: right.offYuan === undefined ? null : yuanToFen(right.offYuan),
  counts_as_fen: right.countsAsYuan === undefined ? null : yuanToFen(right.countsAsYuan),
})

const posterRows = Object.entries(POSTERS).flatMap(([postId, ids]) =>
  ids.map((id, index) => ({ market_post_id: postId, rule_id: id, sort: index + 1 })),
)

const interestRows = (now: Date) =>
  interestTables(now).flatMap(({ rows }) => rows.map(({ code = null }) => ({ code, rule_id: 'charging-year' })))

/** The rights of the demo, and which deposit and version brings which. */
export const rightTables = (now: Date): SeedTable[] => [
  catalogueTable('right_rule', demoRights.map(ruleRow)),
  plainTable('allocation_right', posterRows),
  plainTable('interest_right', interestRows(now)),
]

const LAUNCH_DAYS = 60

/** What the launch of Vela 9 takes off its last version; while it lasts, it counts instead of what comes with the version. */
const launchRows = (now: Date) =>
  vela9.versions.slice(-1).map(({ pnoTwelve }) => ({
    code: `launch-${pnoTwelve}`,
    pno_twelve: pnoTwelve,
    discount_info: '¥2,000.00 off at the launch',
    start_at: shanghaiDayAt(now, -1, '10:00').toISOString(),
    end_at: shanghaiDayAt(now, LAUNCH_DAYS, '10:00').toISOString(),
    zh: { discount_info: '上市礼金 ¥2,000.00' },
  }))

/** The launch of Vela 9. */
export const launchTables = (now: Date): SeedTable[] => {
  const interests = launchRows(now)
  return [
    catalogueTable('right_rule', [ruleRow(launchCredit, demoRights.length)]),
    catalogueTable('version_interest', interests),
    plainTable(
      'interest_right',
      interests.map(({ code }) => ({ code, rule_id: launchCredit.id })),
    ),
  ]
}

/** Gives orders that are older than the rights what was on their poster. What a small deposit counts as comes with the small order alone. */
export const bringOrderRights = async (tx: Queryable): Promise<void> => {
  await tx.query(
    `INSERT INTO order_right (id, order_id, rule_id, counts_as_fen, quantity)
     SELECT gen_random_uuid(), orders.id, rule.id, rule.counts_as_fen, rule.quantity
     FROM orders JOIN allocation_right USING (market_post_id) JOIN right_rule rule ON rule.id = rule_id
     WHERE order_type = ${OrderType.small} OR rule.counts_as_fen IS NULL
     ON CONFLICT DO NOTHING`,
  )
}
