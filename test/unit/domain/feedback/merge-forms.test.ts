import { FeedbackCategory } from '@/wire/enums/feedback'
import { isSameForm, newDraft, type DraftMedia, type FeedbackForm } from '@/domain/feedback/draft'
import { mergeForms } from '@/domain/feedback/merge-forms'
import { createRandom } from '../../../support/random'

const ROUNDS = 500

const mediaOf = (key: string, path: string | null = `private/${key}`): DraftMedia => ({
  key,
  kind: 'picture',
  bytes: 1,
  path,
})
const formWith = (changes: Partial<FeedbackForm>): FeedbackForm => ({ ...newDraft('', 0).base, ...changes })
const keysOf = ({ media }: FeedbackForm): string[] => media.map(({ key }) => key).sort()

describe('drafts of two phones', () => {
  it('take from each what it alone has changed', () => {
    const base = formWith({ content: 'The voice', category: FeedbackCategory.bug })
    const mine = { ...base, content: 'The voice drops' }
    const theirs = { ...base, category: FeedbackCategory.inCar, media: [mediaOf('a')] }
    expect(mergeForms(base, mine, theirs)).toEqual({
      content: 'The voice drops',
      category: FeedbackCategory.inCar,
      contact: '',
      media: [mediaOf('a')],
    })
  })

  it('are written one after the other where both have changed the words', () => {
    const base = formWith({ content: 'The voice' })
    const merged = mergeForms(
      base,
      formWith({ content: 'The voice drops' }),
      formWith({ content: 'The voice is gone' }),
    )
    expect(merged.content).toBe('The voice drops\nThe voice is gone')
  })

  it('have both contacts in the one line that there is for them', () => {
    const merged = mergeForms(formWith({}), formWith({ contact: 'a@vela.cn' }), formWith({ contact: '021 5555' }))
    expect(merged.contact).toBe('a@vela.cn, 021 5555')
  })

  it('know a removed picture from a new one', () => {
    const base = formWith({ media: [mediaOf('a'), mediaOf('b')] })
    const mine = formWith({ media: [mediaOf('b'), mediaOf('c', null)] })
    const theirs = formWith({ media: [mediaOf('a'), mediaOf('b'), mediaOf('d')] })
    expect(keysOf(mergeForms(base, mine, theirs))).toEqual(['b', 'c', 'd'])
  })

  it('lose nothing that either has written or added, whatever it is, and are the same when joined again', () => {
    const random = createRandom(7).next
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
    const words = ['', 'The voice', 'drops', 'The voice drops after a call', 'Wipers']
    const form = (): FeedbackForm =>
      formWith({
        content: pick(words),
        contact: pick(['', 'mail', 'phone']),
        media: ['a', 'b', 'c'].filter(() => random() < 0.5).map((key) => mediaOf(key)),
      })
    for (let round = 0; round < ROUNDS; round += 1) {
      const [base, mine, theirs] = [form(), form(), form()]
      const merged = mergeForms(base, mine, theirs)
      for (const side of [mine, theirs]) {
        if (side.content !== base.content) expect(merged.content).toContain(side.content)
        const added = keysOf(side).filter((key) => !keysOf(base).includes(key))
        expect(keysOf(merged)).toEqual(expect.arrayContaining(added))
      }
      expect(keysOf(merged)).toEqual(keysOf(mergeForms(base, theirs, mine)))
      expect(isSameForm(mergeForms(theirs, merged, theirs), merged)).toBe(true)
      for (const [merging, changed] of [
        [mergeForms(base, mine, base), mine],
        [mergeForms(base, base, theirs), theirs],
      ] as const) {
        expect({ ...merging, media: keysOf(merging) }).toEqual({ ...changed, media: keysOf(changed) })
      }
    }
  })
})
