import { FeedbackCategory } from '@/wire/enums/feedback'
import { formOf, isSameForm, isToSave, newDraft } from '@/domain/feedback/draft'

test('what a feedback is begun with is there to go on from, and nothing yet that the customer wrote', () => {
  const draft = newDraft('id', 0, { category: FeedbackCategory.other, content: 'My comment is hidden.' })
  expect(formOf(draft)).toMatchObject({ category: FeedbackCategory.other, content: 'My comment is hidden.' })
  expect(isSameForm(draft, draft.base)).toBe(true)
  expect(isSameForm({ ...draft, content: 'My comment is hidden. It was no advertising.' }, draft.base)).toBe(false)
})

test('a draft that has more than the server takes is not told to it', () => {
  const draft = { ...newDraft('id', 0), content: 'w'.repeat(500) }
  expect(isToSave(draft)).toBe(true)
  expect(isToSave({ ...draft, content: 'w'.repeat(501) })).toBe(false)
  expect(isToSave({ ...draft, contact: 'c'.repeat(61) })).toBe(false)
})
