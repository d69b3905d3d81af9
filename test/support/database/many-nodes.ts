import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Queryable } from '../../../server/db/queryable'

const ROOT = path.resolve(__dirname, '../../..')
const MODULES = 'server/modules'
const BUYER = ['user_id', 'account_id']

/** How the tables would be cut: the column of the buyer, or that of the order for those that name no buyer. */
interface Cut {
  byBuyer: Map<string, string>
  byOrder: Set<string>
}

interface Key {
  table: string
  kind: 'p' | 'u' | 'f'
  columns: string[]
  target: string | null
  targetColumns: string[]
}

const readCut = async (db: Queryable): Promise<Cut> => {
  const columns = await db.query<{ table: string; column: string }>(
    `SELECT relname::text AS table, attname::text AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnotnull AND attname = ANY ($1)`,
    [[...BUYER, 'order_id']],
  )
  const byBuyer = new Map(columns.filter(({ column }) => BUYER.includes(column)).map((one) => [one.table, one.column]))
  byBuyer.set('account', 'id')
  const ofOrders = columns.filter(({ table, column }) => column === 'order_id' && !byBuyer.has(table))
  return { byBuyer, byOrder: new Set(ofOrders.map(({ table }) => table)) }
}

/** Keys of constraints, and unique indexes beside them. */
const readKeys = (db: Queryable): Promise<Key[]> =>
  db.query<Key>(
    `SELECT conrelid::regclass::text AS table, contype::text AS kind, confrelid::regclass::text AS target,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = confrelid AND attnum = ANY (confkey)) AS "targetColumns"
     FROM pg_constraint WHERE contype IN ('p', 'u', 'f') AND connamespace = 'public'::regnamespace
     UNION ALL
     SELECT indrelid::regclass::text, 'u', NULL,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey)), '{}'
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE indisunique AND relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  )

const sorted = (lines: readonly string[]): string[] => [...new Set(lines)].sort()

/** Unique keys and foreign keys that a cluster cannot hold, because they leave out the buyer. */
const brokenKeys = ({ byBuyer, byOrder }: Cut, keys: readonly Key[]) => {
  const isCut = (table: string): boolean => byBuyer.has(table) || byOrder.has(table)
  const namesBuyer = (table: string, columns: readonly string[]): boolean => columns.includes(byBuyer.get(table) ?? '')
  const unique = keys.filter(({ table, kind, columns }) => kind !== 'f' && isCut(table) && !namesBuyer(table, columns))
  const foreign = keys.filter(
    ({ table, kind, columns, target, targetColumns }) =>
      kind === 'f' && isCut(target ?? '') && !(namesBuyer(table, columns) && namesBuyer(target ?? '', targetColumns)),
  )
  return {
    unique: sorted(unique.map(({ table, columns }) => `${table} (${columns.join(', ')})`)),
    foreign: sorted(foreign.map(({ table, columns, target }) => `${table} (${columns.join(', ')}) to ${target}`)),
  }
}

/** The texts of a file; what is interpolated has a mark in its place. */
const textsOf = (source: string): string[] => {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('@'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('statements.ts', source, ts.ScriptTarget.Latest))
  return texts
}

const STATEMENT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/
const NAMED_TABLE = /\b(?:FROM|JOIN|UPDATE|INTO|USING|,)\s+(?:ONLY\s+)?([a-z_]+)\b/g
/** The buyer is named by a value, or is what rows of two tables have in common. */
const NAMES_BUYER = /\b(?:user_id|account_id|account\.id)\s*=\s*(?:\$\d|ANY|@|[a-z_]+\.(?:user_id|account_id|id)\b)/
/** An account is its own buyer. */
const NAMES_ACCOUNT = /(?<![.\w])id\s*=\s*(?:\$\d|ANY)/
const LOCKS = /\bFOR (?:NO KEY )?UPDATE\b/

/** Why a cluster would refuse a statement as it stands; null where it would do it, be it on all nodes. */
export const refusalOf = (text: string, { byBuyer, byOrder }: Cut): string | null => {
  if (!STATEMENT.test(text)) return null
  const tables = [...text.matchAll(NAMED_TABLE)].map(([, table = '']) => table)
  const cut = new Set(tables.filter((table) => byBuyer.has(table) || byOrder.has(table)))
  if (cut.size === 0 || NAMES_BUYER.test(text)) return null
  if (cut.size === 1 && cut.has('account') && NAMES_ACCOUNT.test(text)) return null
  if (LOCKS.test(text)) return 'locks rows of no named buyer'
  return cut.size > 1 ? 'joins tables of buyers by something else' : null
}

const refusedStatements = (cut: Cut): string[] => {
  const files = readdirSync(path.join(ROOT, MODULES), { recursive: true, encoding: 'utf8' })
  const lines = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      textsOf(readFileSync(path.join(ROOT, MODULES, file), 'utf8')).flatMap((text) => {
        const refusal = refusalOf(text, cut)
        return refusal === null ? [] : [`${file.split(path.sep).join('/')} ${refusal}`]
      }),
    )
  return sorted(lines)
}

/** What of schema and statements would not run where rows are cut by their buyer. */
export const notOnManyNodes = async (db: Queryable) => {
  const cut = await readCut(db)
  const { unique, foreign } = brokenKeys(cut, await readKeys(db))
  return { cut, nameless: sorted([...cut.byOrder]), unique, foreign, statements: refusedStatements(cut) }
}
