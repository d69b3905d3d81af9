import { Header } from '@/wire/headers'

/** A header as it is written. */
export type HeaderLine = readonly [string, string]

const LONG_HEADER = 4_000

/** Bodies whose text is wrong before any field is. */
export const textFaults: readonly [(text: string) => string | Buffer, ...((text: string) => string | Buffer)[]] = [
  (text) => text.slice(0, -1),
  (text) => `${text},`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (text) => text.replace(/"([^"]{3,})"/, '"\\u0000$1"'),
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/\d+/, '-1e-999'),
  (text) => text + text,
  () => '',
  () => 'null',
  () => '"text"',
  () => '['.repeat(50_000),
  () => '{"a":'.repeat(20_000),
  (text) => Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text)]),
  (text) => Buffer.from(text.replace(/"([^"]{3,})"/, '"\u0000$1"'), 'latin1'),
]

/** Addresses whose query data is wrong before any field is. */
export const queryFaults: readonly [(query: string) => string, ...((query: string) => string)[]] = [
  (query) => `${query}&${query}`,
  (query) => query.replace('=', '[]='),
  (query) => query.replace('=', '[x]='),
  (query) => query.replace(/=[^&]*/, '=%00'),
  (query) => query.replace(/=[^&]*/, '=%zz'),
  (query) => query.replace(/=[^&]*/, '=%ff%fe'),
  (query) => query.replace(/=[^&]*/, `=${'x'.repeat(8_000)}`),
  (query) => `${query}&__proto__=1&constructor=2&__proto__[x]=3`,
  () => '',
  () => '&&&===',
]

/** Headers that no client of ours sends. */
export const headerFaults: readonly [HeaderLine, ...HeaderLine[]] = [
  [Header.authorization, 'Bearer '],
  [Header.authorization, `Bearer ${'x'.repeat(LONG_HEADER)}`],
  [Header.authorization, 'Basic eDp4'],
  [Header.authorization, 'Bearer \u00ff\u00fe'],
  [Header.idempotencyKey, 'short'],
  [Header.idempotencyKey, 'x'.repeat(65)],
  [Header.idempotencyKey, '        '],
  [Header.idempotencyKey, '\u00e9\u00ff\u00e9\u00ff\u00e9\u00ff\u00e9\u00ff'],
  [Header.idempotencyKey, "'; DELETE FROM orders; --"],
  ['content-type', 'text/plain'],
  ['content-type', 'application/xml; charset=x'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ''],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'gzip;q=-1, *;q=x'],
  ['accept', 'image/png'],
  ['x-request-id', 'x'.repeat(LONG_HEADER)],
  ['x-forwarded-for', 'not an address'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
  ['expect', '200-maybe'],
  ['x-nul', 'a\u0000b'],
  ['x-long', 'x'.repeat(40_000)],
  ['two words', 'x'],
]
