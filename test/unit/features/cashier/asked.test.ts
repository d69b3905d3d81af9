import { parseShanghai } from '@/domain/time/shanghai-time'
import { readLanguageFrom } from '@/language/current'
import { askedText } from '@/features/cashier/asked'

const lastAskedTime = '2026-11-20 10:00:00'
const after = (seconds: number) => parseShanghai(lastAskedTime) + seconds * 1_000

describe('how often the provider was asked', () => {
  it.each([
    ['is not said before the first time', 0, null, 0, null],
    ['is said with how lately', 4, lastAskedTime, 3, '4 times, last 3 s ago'],
    ['is said in minutes after one', 9, lastAskedTime, 150, '9 times, last 2 min ago'],
    ['is once after the first time', 1, lastAskedTime, 0, 'once, last 0 s ago'],
    ['never lies in the future, even when the clocks differ', 1, lastAskedTime, -5, 'once, last 0 s ago'],
    ['is said without a time when none is known', 2, null, 0, '2 times'],
  ])('%s', (_sentence, askedTimes, askedAt, seconds, text) => {
    expect(askedText({ askedTimes, lastAskedTime: askedAt }, after(seconds))).toBe(text)
  })
})

describe('the same in Chinese', () => {
  beforeEach(() => readLanguageFrom(() => 'zh'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('is said with how lately', () => {
    expect(askedText({ askedTimes: 4, lastAskedTime }, after(3))).toBe('4 次，最近一次在 3 秒前')
  })
})
