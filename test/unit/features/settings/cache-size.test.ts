import { cacheSizeText } from '@/features/settings/cache-size'

test.each([
  [0, null],
  [12, '0.1 KB'],
  [1_536, '1.5 KB'],
  [1_024 * 1_024, '1.0 MB'],
  [25_794_970, '24.6 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(cacheSizeText(bytes)).toBe(text)
})
