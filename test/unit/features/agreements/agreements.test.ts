import { agreementIdOf, isAccountAgreement } from '@/features/agreements/agreement-id'

test.each([
  ['2', 2],
  ['13', 13],
  ['99', undefined],
  ['2x', undefined],
  ['', undefined],
  [undefined, undefined],
])('a link to agreement %s names %s', (text, id) => {
  expect(agreementIdOf(text)).toBe(id)
})

test('only what an account stands on is agreed to outside of an order', () => {
  expect([2, 3, 4, 12, 13, 15, 18].filter((id) => isAccountAgreement(agreementIdOf(String(id)) ?? 4))).toEqual([2, 13])
})
