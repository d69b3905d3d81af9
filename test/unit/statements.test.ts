import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))

/** Where the statements stand; a test that checks the product's rules may count in numbers of its own. */
const FOLDERS = ['server', 'test/crash', 'test/support']

/** What the database stores as a code: every column that some migration makes a small integer. */
const codeColumns = [
  ...new Set(
    filesOf('server/db/migrations', '.sql').flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:ADD COLUMN )?(\w+)\s+smallint\b/gm)].map(([, name]) => name),
    ),
  ),
]

const CODE = String.raw`(?:\b(?:${codeColumns.join('|')})|::smallint)`
/** A digit compared with a code or set as one, alone or in a list. */
const COMPARED = new RegExp(
  String.raw`${CODE}"?\s*(?:(?:=|<>|!=|<=?|>=?)\s*|(?:NOT )?IN \([\s\d,@]*?|BETWEEN (?:\S+ AND )?)-?\d`,
)
/** A digit as a value of its own in what an INSERT writes: a parameter says by its name what it is. */
const INSERTED = /INSERT INTO[^]*(?:VALUES|SELECT)[^]*[,(]\s*\d+\s*(?:[,)]|FROM)/

/** The texts of a file as they stand there; what is interpolated has a name, and a mark in its place. */
const textsOf = (source: string): string[] => {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('@'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('statements.ts', source, ts.ScriptTarget.Latest))
  return texts
}

const isBare = (text: string): boolean => COMPARED.test(text) || INSERTED.test(text)

describe('the statements of the server', () => {
  it.each([
    'SELECT id FROM orders WHERE status = 2',
    'UPDATE payment_attempt SET status = 4 WHERE pay_no = $1',
    'attempt.status IN (0, 1)',
    'status IN (@, 1)',
    'method <> 5',
    'order_type=1',
    'status BETWEEN @ AND 4',
    'CASE WHEN $2::smallint = 1 THEN $3 END',
    'INSERT INTO payment_attempt (pay_no, status) VALUES ($1, 0)',
    'INSERT INTO payment_attempt (pay_no, status) SELECT $1, 0 FROM orders',
  ])('would be found out by %s', (text) => {
    expect(isBare(text)).toBe(true)
  })

  it.each([
    'UPDATE payment_attempt SET status = @ WHERE pay_no = $1 AND refunded_fen = 0',
    'SELECT id FROM orders WHERE status = $1 ORDER BY status DESC LIMIT 1',
    "INSERT INTO refund (refund_no) SELECT pay_no || 'R' || count(*) + 1 FROM refund",
    'SELECT id FROM outbox WHERE status IN (SELECT status FROM outbox WHERE next_try_at <= $1 LIMIT 5)',
    "SELECT now() - interval '5 minutes'",
  ])('may say %s', (text) => {
    expect(isBare(text)).toBe(false)
  })

  it('name every code by its word, never by its digit', () => {
    const bare = FOLDERS.flatMap((folder) => filesOf(folder, '.ts')).flatMap((file) =>
      textsOf(read(file))
        .filter(isBare)
        .map((text) => `${file}: ${text}`),
    )
    expect(bare).toEqual([])
  })
})
