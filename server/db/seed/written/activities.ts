import { RegistrationResult } from '@/wire/enums/activity'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import { agreements } from '../agreements/agreements'
import { shanghaiDayAt } from '../instant'
import { plainTable, type SeedTable } from '../seed-table'
import { demoUser } from '../users'
import { entriesOf, tablesOf } from './entries'
import { TAKEN } from './reception'

/** What is told of an activity, how many have signed up, and that what lies behind was drawn then. */
const withSignUps = (row: SeedTable['rows'][number], now: Date): SeedTable['rows'][number] => {
  const drawAt = row['draw_at']
  return {
    ...row,
    taken: TAKEN[String(row['id'])] ?? 0,
    drawn_at: typeof drawAt === 'string' && new Date(drawAt) <= now ? drawAt : null,
  }
}

/** What the demo's customer has signed up for, how many days ago, and what came of it. */
const owned = [
  { activityId: 'charging-at-home', day: -8, guests: 0, result: RegistrationResult.success, visit: null },
  { activityId: 'opening-chengdu', day: -1, guests: 1, result: RegistrationResult.registering, visit: null },
  { activityId: 'wool-and-leather', day: -15, guests: 0, result: RegistrationResult.failed, visit: null },
  {
    activityId: 'dawn-convoy-zhoushan',
    day: -40,
    guests: 1,
    result: RegistrationResult.success,
    visit: [-35, '05:52'],
  },
] as const

const STATEMENT = AgreementId.leadActivityPrivacyStatement
const statementVersion = Math.max(...agreements.filter(({ id }) => id === STATEMENT).map(({ version }) => version))

const registrationRow = (
  { activityId, day, guests, result, visit }: (typeof owned)[number],
  index: number,
  now: Date,
) => ({
  id: `demo-${activityId}`,
  activity_id: activityId,
  user_id: demoUser.id,
  name: demoUser.nickName,
  guests,
  lead_source: LeadSource.public,
  client_platform: ClientPlatform.miniProgram,
  agreement_version: statementVersion,
  result,
  code: `00237841442${index}`,
  registered_at: shanghaiDayAt(now, day, '09:00').toISOString(),
  visited_at: visit === null ? null : shanghaiDayAt(now, ...visit).toISOString(),
  visited_by: visit === null ? null : 'demo',
})

/** Activities in every state, and what the demo's customer has signed up for. */
export const activityTables = (now: Date): SeedTable[] => [
  ...tablesOf(entriesOf('activity'), now).map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => withSignUps(row, now)),
  })),
  plainTable(
    'activity_registration',
    owned.map((registration, index) => registrationRow(registration, index, now)),
  ),
]
