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
    'Sat\u00a028\u00a0Nov, 18:30',
    'Today, 18:30',
    'Mon\u00a030\u00a0Nov, 12:00',
    'Sat\u00a028\u00a0Nov, 18:30–\u206021:30',
    'Sat\u00a028\u00a0Nov–Mon\u00a030\u00a0Nov',
  ])
})

test('in Chinese no comma parts them', () => {
  readLanguageFrom(() => 'zh')
  expect(said()).toEqual([
    '11月28日\u00a0周六 18:30',
    '今天 18:30',
    '11月30日\u00a0周一 12:00',
    '11月28日\u00a0周六 18:30–\u206021:30',
    '11月28日\u00a0周六–11月30日\u00a0周一',
  ])
})
