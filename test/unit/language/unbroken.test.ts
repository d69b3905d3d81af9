import { unbroken } from '@/language/unbroken'

test.each([
  ['Vela 7', 'Vela\u00a07'],
  ['Vela 9 Six Seat', 'Vela\u00a09\u00a0Six\u00a0Seat'],
  ['Vela', 'Vela'],
])('"%s" stays in one line', (name, text) => {
  expect(unbroken(name)).toBe(text)
})
