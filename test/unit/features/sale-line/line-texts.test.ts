import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai, shortTime } from '@/domain/time/shanghai-time'
import { clockText } from '@/features/sale-line/line-texts'
import { serverNow } from '@/services/server-clock'

it('an hour of today is told alone, one of another day with its day', () => {
  const today = `${formatShanghai(serverNow()).slice(0, 10)} 23:59:00`
  const tomorrow = `${formatShanghai(serverNow() + DAY_MS).slice(0, 10)} 10:03:00`
  expect(clockText(today)).toBe('23:59')
  expect(clockText(tomorrow)).toBe(shortTime(tomorrow))
  expect(clockText(tomorrow)).toMatch(/^\d+\u00a0[A-Z][a-z]{2}, 10:03$/)
})
