import { toastLengthProblem } from '@/ui/popup/toast-rule'

describe('the length of a toast', () => {
  it.each([
    ['up to 24 characters', 'a'.repeat(24)],
    ['counting an emoji once', '🚗'.repeat(24)],
  ])('is fine %s', (_, text) => {
    expect(toastLengthProblem(text)).toBeNull()
  })

  it('is a problem beyond', () => {
    expect(toastLengthProblem('a'.repeat(25))).toContain('Toast text has 25 characters, at most 24 are allowed')
  })
})
