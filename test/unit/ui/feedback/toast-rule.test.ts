import { toastLengthProblem } from '@/ui/feedback/toast-rule'

describe('the length of a toast', () => {
  it.each([
    ['up to 24 characters', 'a'.repeat(24), false],
    ['up to 6 characters with an icon', 'Copied', true],
    ['counting an emoji once', '🚗'.repeat(6), true],
  ])('is fine %s', (_, text, hasIcon) => {
    expect(toastLengthProblem(text, hasIcon)).toBeNull()
  })

  it.each([
    ['a'.repeat(25), false, 'Toast text has 25 characters, at most 24 are allowed'],
    ['Removed', true, 'Toast text has 7 characters, at most 6 are allowed'],
  ])('is a problem for %p (icon: %p)', (text, hasIcon, problem) => {
    expect(toastLengthProblem(text, hasIcon)).toContain(problem)
  })
})
