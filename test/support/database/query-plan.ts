import type { Database } from '../../../server/db/queryable'
import type { SentStatement } from './sent-statements'

/** A step of a plan, as far as it is read here. */
interface Step {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Step[]
}

/** A statement, and the tables that it reads whole. */
export interface WholeRead {
  text: string
  tables: string[]
}

const IS_PLANNED = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i

/** What leaves nothing but an index wherever one leads to the rows: tables of a test are short enough for anything. */
const OTHER_WAYS = ['seqscan', 'hashjoin', 'mergejoin', 'material']

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/**
 * The statements that go through a whole table for want of an index that leads to what they look for.
 *
 * @param short - tables that never grow: to go through one is nothing.
 */
export const findWholeReads = async (
  database: Database,
  short: ReadonlySet<string>,
  statements: readonly SentStatement[],
): Promise<WholeRead[]> => {
  const planned = new Map(statements.filter(({ text }) => IS_PLANNED.test(text)).map((sent) => [sent.text, sent]))
  return database.transaction(async (tx) => {
    for (const way of OTHER_WAYS) await tx.query(`SET LOCAL enable_${way} = off`)
    const found: WholeRead[] = []
    for (const { text, values } of planned.values()) {
      const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Step }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
      const steps = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => stepsOf(Plan))
      const whole = steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'] ?? '')
      const tables = whole.filter((table) => !short.has(table))
      if (tables.length > 0) found.push({ text, tables })
    }
    return found
  })
}
