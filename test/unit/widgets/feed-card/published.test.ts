import { readLanguageFrom } from '@/language/current'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { publishedText } from '@/widgets/feed-card/published'

const NOW_MS = parseShanghai('2026-11-20 09:00:00')

test.each([
  ['2026-11-20 08:59:30', 'Just now'],
  ['2026-11-20 08:59:00', '1 minute ago'],
  ['2026-11-20 08:01:00', '59 minutes ago'],
  ['2026-11-20 08:00:00', '1 hour ago'],
  ['2026-11-20 00:00:00', '9 hours ago'],
  ['2026-11-19 23:30:00', 'Yesterday'],
  ['2026-11-19 00:00:00', 'Yesterday'],
  ['2026-11-18 23:59:59', '18\u00a0Nov'],
  ['2025-12-31 23:59:59', '31\u00a0Dec\u00a02025'],
])('an article of %s is told as "%s"', (publishTime, text) => {
  expect(publishedText(publishTime, NOW_MS)).toBe(text)
})

test('a phone whose clock is behind tells no time in the future', () => {
  expect(publishedText('2026-11-20 09:05:00', NOW_MS)).toBe('Just now')
})

test.each([
  ['2026-11-20 08:59:00', '1 分钟前'],
  ['2026-11-19 23:30:00', '昨天'],
  ['2026-11-18 23:59:59', '11月18日'],
  ['2025-12-31 23:59:59', '2025年12月31日'],
])('in Chinese an article of %s is told as "%s"', (publishTime, text) => {
  readLanguageFrom(() => 'zh')
  expect(publishedText(publishTime, NOW_MS)).toBe(text)
  readLanguageFrom(() => 'en')
})
