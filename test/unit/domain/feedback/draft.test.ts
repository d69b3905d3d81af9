import { FeedbackCategory } from '@/wire/enums/feedback'
import { formOf, isSameForm, newDraft } from '@/domain/feedback/draft'

test('what a feedback is begun with is there to go on from, and nothing yet that the customer wrote', () => {
  const draft = newDraft('id', 0, { category: FeedbackCategory.other, content: 'My comment is hidden.' })
  expect(formOf(draft)).toMatchObject({ category: FeedbackCategory.other, content: 'My comment is hidden.' })
  expect(isSameForm(draft, draft.base)).toBe(true)
  expect(isSameForm({ ...draft, content: 'My comment is hidden. It was no advertising.' }, draft.base)).toBe(false)
})
