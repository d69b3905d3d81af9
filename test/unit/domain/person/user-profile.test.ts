import { parseShanghai } from '@/domain/time/shanghai-time'
import { readBirthday, trimNickname, writeBirthday } from '@/domain/person/user-profile'

describe('a profile', () => {
  it('keeps the nickname without the spaces around it', () => {
    expect(trimNickname('  Zhou Yining \n')).toBe('Zhou Yining')
    expect(trimNickname('   ')).toBe('')
  })

  it('reads a birthday as the first second of its day', () => {
    expect(readBirthday('1994-05-20')).toBe(parseShanghai('1994-05-20 00:00:00'))
  })

  it('sends a birthday as a date, at any time of its day', () => {
    expect(writeBirthday(parseShanghai('1994-05-20 23:59:59'))).toBe('1994-05-20')
    expect(writeBirthday(readBirthday('2000-02-29'))).toBe('2000-02-29')
  })

  it.each(['', '1994-02-30', '1994-5-20', '1994-05-20 00:00:00'])('refuses %p as a birthday', (birthday) => {
    expect(() => readBirthday(birthday)).toThrow(RangeError)
  })
})
