import { wholeSpans } from '@/features/shops/detail/whole-spans'

it('a line breaks behind no dash of the hours of a shop', () => {
  const hours = wholeSpans('Daily 10:00–22:00 · Public holidays 10:00–18:00')
  expect(hours).toBe('Daily 10:00–\u206022:00 · Public holidays 10:00–\u206018:00')
})
