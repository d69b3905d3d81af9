import fc from 'fast-check'
import { makeStoredEntry, readStoredEntry } from '@/services/storage/stored-entry'

const MAX_STORAGE_LIFETIME_MS = 365 * 86_400_000

const NOW_MS = Date.UTC(2026, 10, 20)
const isText = (value: unknown): value is string => typeof value === 'string'
const read = (entry: unknown, nowMs = NOW_MS, version = '1') => readStoredEntry(entry, { version, nowMs }, isText)

describe('a stored entry', () => {
  const entry = makeStoredEntry('token', { version: '1', nowMs: NOW_MS, lifetimeMs: 1_000 })

  it('keeps value, expiry, version and time of writing', () => {
    expect(entry).toEqual({ value: 'token', expire: NOW_MS + 1_000, version: '1', time: NOW_MS })
  })

  it('gives its value until it expires', () => {
    expect(read(entry, NOW_MS + 999)).toBe('token')
    expect(read(entry, NOW_MS + 1_000)).toBeUndefined()
  })

  it('is dropped when the version differs', () => {
    expect(read(entry, NOW_MS, '2')).toBeUndefined()
  })

  it('lives 365 days unless told otherwise', () => {
    const lasting = makeStoredEntry('token', { version: '1', nowMs: NOW_MS })
    expect(lasting.expire - lasting.time).toBe(31_536_000_000)
  })

  it('never lives longer than 365 days, whatever was asked for or written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (lifetimeMs) => {
        const made = makeStoredEntry('token', { version: '1', nowMs: NOW_MS, lifetimeMs })
        expect(read(made, NOW_MS + MAX_STORAGE_LIFETIME_MS)).toBeUndefined()
        expect(read({ ...made, expire: NOW_MS + lifetimeMs }, NOW_MS + MAX_STORAGE_LIFETIME_MS)).toBeUndefined()
      }),
    )
  })

  it.each([undefined, null, 'token', 7, [], {}, { ...entry, expire: '1' }, { ...entry, time: null }])(
    'is dropped when storage holds %j instead',
    (held) => {
      expect(read(held)).toBeUndefined()
    },
  )

  it('is dropped when its value has another shape than expected', () => {
    expect(read({ ...entry, value: 7 })).toBeUndefined()
  })
})
