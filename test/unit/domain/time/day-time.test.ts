import { readLanguageFrom } from '@/language/current'
import { formatDayTime, formatNearTime, formatSpan } from '@/domain/time/day-time'
import { parseShanghai } from '@/domain/time/shanghai-time'

afterEach(() => readLanguageFrom(() => 'en'))

const MORNING_MS = parseShanghai('2026-11-28 09:00:00')
const EVENING_MS = parseShanghai('2026-11-28 18:30:00')
const NIGHT_MS = parseShanghai('2026-11-28 21:30:00')
const NEXT_WEEK_MS = parseShanghai('2026-11-30 12:00:00')

const said = () => [
  formatDayTime(EVENING_MS),
  formatNearTime(EVENING_MS, MORNING_MS),
  formatNearTime(NEXT_WEEK_MS, MORNING_MS),
  formatSpan(EVENING_MS, NIGHT_MS),
  formatSpan(EVENING_MS, NEXT_WEEK_MS),
]

test('a day stands with its time, today by that word, and the span of a day names it once', () => {
  expect(said()).toEqual([
    'Sat 28 Nov, 18:30',
    'Today, 18:30',
    'Mon 30 Nov, 12:00',
    'Sat 28 Nov, 18:30–21:30',
    'Sat 28 Nov–Mon 30 Nov',
  ])
})

test('in Chinese no comma parts them', () => {
  readLanguageFrom(() => 'zh')
  expect(said()).toEqual([
    '11月28日 周六 18:30',
    '今天 18:30',
    '11月30日 周一 12:00',
    '11月28日 周六 18:30–21:30',
    '11月28日 周六–11月30日 周一',
  ])
})
