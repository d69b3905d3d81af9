import type { Random } from '../support/random'

const DEEP = 2_000
const LONG = 10_000

const nested = (depth: number): unknown => {
  let value: unknown = []
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

/** Values that no field asks for; those that a careless server trips over. */
const JUNK: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  2 ** 63,
  '',
  ' ',
  '0',
  '1e3',
  'x'.repeat(LONG),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '💥é́́',
  '__proto__',
  'constructor',
  "'; DROP TABLE orders; --",
  '${jndi:ldap://x}',
  '../../etc/passwd',
  '%00',
  '9999-99-99',
  [],
  {},
  [[[[]]]],
  nested(DEEP),
  Array.from({ length: LONG }, (_, n) => n),
  { $ne: null },
  { toString: 1, valueOf: null, then: 'no' },
  { constructor: { prototype: { isAdmin: true } } },
]

/** A value that fits nowhere. */
export const junk = (random: Random): unknown => random.pick(JUNK)

/** Names that mean something to JavaScript, to the database, or to the tables that the server keeps. */
export const EXTRA_NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'userId',
  'user_id',
  'status',
  'paidFen',
  'id[]',
  '',
] as const
