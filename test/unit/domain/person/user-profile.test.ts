import { parseShanghai } from '@/domain/time/shanghai-time'
import { readBirthday, trimNickname } from '@/domain/person/user-profile'

describe('a profile', () => {
  it('keeps the nickname without the spaces around it', () => {
    expect(trimNickname('  Zhou Yining \n')).toBe('Zhou Yining')
    expect(trimNickname('   ')).toBe('')
  })

  it('reads a birthday as the first second of its day', () => {
    expect(readBirthday('1994-05-20')).toBe(parseShanghai('1994-05-20 00:00:00'))
    expect(readBirthday('2000-02-29')).toBe(parseShanghai('2000-02-29 00:00:00'))
  })

  it.each(['', '1994-02-30', '1994-5-20', '1994-05-20 00:00:00'])('refuses %p as a birthday', (birthday) => {
    expect(() => readBirthday(birthday)).toThrow(RangeError)
  })
})
