import fc from 'fast-check'
import type { SavedConfiguration } from '@/wire/schemas/configuration'
import { shownTo, type KeptConfiguration } from '@/domain/configuration/kept'
import { mergeConfigurations } from '@/domain/configuration/merge'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { makeKept, makeSaved } from '../../../support/samples/snapshot'

const ME = 'me'

const merge = (kept: KeptConfiguration[], saved: SavedConfiguration[]): KeptConfiguration[] => {
  let copies = 0
  return mergeConfigurations(kept, saved, {
    userId: ME,
    makeId: () => {
      copies += 1
      return `copy-${copies}`
    },
  })
}

const told = (kept: readonly KeptConfiguration[]): unknown[] =>
  kept.map(({ id, options, state }) => [id, options[0], state])

describe('what a phone and an account keep', () => {
  it('comes together when a visitor logs in: the visitor’s become the user’s', () => {
    const merged = merge([makeKept('a', 'green')], [makeSaved('b', 'white')])
    expect(told(merged)).toEqual([
      ['a', 'green', 'unsent'],
      ['b', 'white', 'sent'],
    ])
    expect(merged.every(({ ownerId }) => ownerId === ME)).toBe(true)
  })

  it('is not doubled where the visitor saved the same car', () => {
    expect(told(merge([makeKept('a', 'white')], [makeSaved('b', 'white')]))).toEqual([['b', 'white', 'sent']])
  })

  it('keeps the visitor’s car where the account’s equal one is about to be deleted or changed from here', () => {
    const deleted = makeKept('a', 'white', { ownerId: ME, revision: 1, state: 'deleted' })
    const changed = makeKept('a', 'blue', { ownerId: ME, revision: 1 })
    for (const one of [deleted, changed]) {
      expect(told(merge([one, makeKept('b', 'white')], [makeSaved('a', 'white', 1)]))).toContainEqual([
        'b',
        'white',
        'unsent',
      ])
    }
  })

  it('takes a change from here although another configuration is the same car then', () => {
    const changed = makeKept('a', 'green', { ownerId: ME, revision: 1 })
    const merged = merge([changed], [makeSaved('a', 'white', 1), makeSaved('b', 'green', 1)])
    expect(told(merged)).toEqual([
      ['a', 'green', 'unsent'],
      ['b', 'green', 'sent'],
    ])
  })

  it('takes a change from here while nobody changed it elsewhere', () => {
    const changed = makeKept('a', 'green', { ownerId: ME, revision: 1 })
    expect(told(merge([changed], [makeSaved('a', 'white', 1)]))).toEqual([['a', 'green', 'unsent']])
  })

  it('is kept twice where it was changed here and elsewhere', () => {
    const changed = makeKept('a', 'green', { ownerId: ME, revision: 1 })
    expect(told(merge([changed], [makeSaved('a', 'blue', 2)]))).toEqual([
      ['copy-1', 'green', 'unsent'],
      ['a', 'blue', 'sent'],
    ])
  })

  it('forgets what was deleted elsewhere, unless it was changed here', () => {
    const sent = makeKept('a', 'white', { ownerId: ME, revision: 1, state: 'sent' })
    const changed = makeKept('b', 'green', { ownerId: ME, revision: 1 })
    expect(told(merge([sent, changed], []))).toEqual([['b', 'green', 'unsent']])
  })

  it('stays deleted until the account knows, unless it was changed elsewhere', () => {
    const deleted = makeKept('a', 'white', { ownerId: ME, revision: 1, state: 'deleted' })
    expect(told(merge([deleted], [makeSaved('a', 'white', 1)]))).toEqual([['a', 'white', 'deleted']])
    expect(told(merge([deleted], [makeSaved('a', 'blue', 2)]))).toEqual([['a', 'blue', 'sent']])
    expect(merge([deleted], [])).toEqual([])
  })

  it('leaves alone what another user of the phone has not sent, and shows it to nobody else', () => {
    const others = makeKept('a', 'green', { ownerId: 'other' })
    const merged = merge([others, makeKept('b', 'blue', { ownerId: 'other', state: 'sent' })], [])
    expect(merged).toEqual([others])
    expect(shownTo(merged, ME)).toEqual([])
    expect(shownTo(merged, null)).toEqual([])
    expect(shownTo(merged, 'other')).toEqual([others])
  })

  it('is shown newest first', () => {
    const kept = [makeKept('a', 'green', { savedAtMs: 1 }), makeKept('b', 'blue', { savedAtMs: 2 })]
    expect(shownTo(kept, null).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

const option = fc.constantFrom('white', 'green', 'blue')
const revision = fc.integer({ min: 1, max: 3 })
const phone = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    option,
    revision,
    state: fc.constantFrom('sent' as const, 'unsent' as const, 'deleted' as const),
    ownerId: fc.constantFrom(ME, null),
  }),
  { selector: ({ id }) => id },
)
const account = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'e'), option, revision }), {
  selector: ({ id }) => id,
})

const both = fc.tuple(phone, account).map(([kept, saved]) => ({
  kept: kept.map(({ id, option: chosen, ...rest }) =>
    makeKept(id, chosen, rest.ownerId === null ? { revision: 0 } : rest),
  ),
  saved: saved.map((one) => makeSaved(one.id, one.option, one.revision)),
}))

describe('merging', () => {
  it('loses no car that was saved here and not sent, nor one that the account has and nobody deleted or changed here', () => {
    fc.assert(
      fc.property(both, ({ kept, saved }) => {
        const merged = merge(kept, saved)
        const has = (one: { pnoTwelve: string; options: string[] }): boolean =>
          merged.some((other) => isSameChoice(one, other))
        for (const one of kept) if (one.state === 'unsent') expect(has(one)).toBe(true)
        for (const one of saved) {
          const here = kept.find(({ id, state }) => id === one.id && state !== 'sent')
          if (here?.revision !== one.revision) expect(has(one)).toBe(true)
        }
      }),
    )
  })

  it('gives no two the same id, and changes nothing when it is done again', () => {
    fc.assert(
      fc.property(both, ({ kept, saved }) => {
        const merged = merge(kept, saved)
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        expect(merge(merged, saved)).toEqual(merged)
      }),
    )
  })
})
