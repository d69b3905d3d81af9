/** @jest-environment jsdom */
import { EvaluationTag } from '@/wire/enums/evaluation'
import { allStars, draftSlotOf, EMPTY_DRAFT, toggleTag } from '@/features/delivery-evaluation/draft'

const { cleanAndCharged, noWaiting, warmWelcome } = EvaluationTag

beforeEach(() => localStorage.clear())

describe('the draft of an evaluation', () => {
  it('is found again by its order and its writer, and by no other', () => {
    const draft = { stars: { car: 5 }, tags: [warmWelcome], words: 'Well done' }
    draftSlotOf('one')('u1').write(draft)
    expect(draftSlotOf('one')('u1').read()).toEqual(draft)
    expect(draftSlotOf('other')('u1').read()).toBeUndefined()
    expect(draftSlotOf('one')('u2').read()).toBeUndefined()
  })

  it.each([
    { stars: { car: 'many' }, tags: [], words: '' },
    { stars: null, tags: [], words: '' },
    { stars: {}, tags: [] },
  ])('that is damaged is dropped: %o', (damaged) => {
    draftSlotOf('one')('u1').write(damaged as never) // storage is the user's to change
    expect(draftSlotOf('one')('u1').read()).toBeUndefined()
  })

  it('can be sent once every item has its stars', () => {
    expect(allStars({ ...EMPTY_DRAFT, stars: { car: 5, handover: 4 } })).toBeNull()
    expect(allStars({ ...EMPTY_DRAFT, stars: { car: 5, handover: 4, centre: 1 } })).toEqual({
      car: 5,
      handover: 4,
      centre: 1,
    })
  })

  it('keeps its tags in their order, whichever is ticked first', () => {
    expect(toggleTag(toggleTag([], noWaiting), cleanAndCharged)).toEqual([cleanAndCharged, noWaiting])
    expect(toggleTag([cleanAndCharged, noWaiting], noWaiting)).toEqual([cleanAndCharged])
  })
})
