import { unbroken, unbrokenSpans } from '@/language/unbroken'

test.each([
  ['Vela 7', 'Vela\u00a07'],
  ['Vela 9 Six Seat', 'Vela\u00a09\u00a0Six\u00a0Seat'],
  ['Vela', 'Vela'],
])('"%s" stays in one line', (name, text) => {
  expect(unbroken(name)).toBe(text)
})

test.each([
  ['Daily 10:00–22:00', 'Daily 10:00–\u206022:00'],
  ['周一至周六 8:30–18:30', '周一至周六 8:30–\u206018:30'],
  ['Mon–Sat', 'Mon–Sat'],
])('no line ends behind the dash between two numbers of "%s"', (span, text) => {
  expect(unbrokenSpans(span)).toBe(text)
})
