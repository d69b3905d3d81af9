import { Gender } from '@/wire/enums/buyer'
import { changesOf, faultsOf, valuesOf } from '@/features/profile-editing/values'
import { makeUser } from '../../../support/samples/user'

const SHANGHAI = { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: 'Shanghai' }
const TODAY = '2026-11-22'
const user = makeUser({ nickName: 'Zhou Yining', biography: 'Likes the sea.', birthDate: '1991-04-17', area: SHANGHAI })
const values = valuesOf(user)

describe('what is sent of a profile', () => {
  it('is nothing while nothing has changed, spaces around the words left aside', () => {
    expect(changesOf(user, values)).toBeNull()
    expect(changesOf(user, { ...values, nickName: ' Zhou Yining ', biography: 'Likes the sea. ' })).toBeNull()
  })

  it('is each field under the name of the wire, and only those that have changed', () => {
    expect(changesOf(user, { ...values, nickName: '  Yining ' })).toEqual({ nickName: 'Yining' })
    expect(
      changesOf(user, {
        avatar: { path: 'public/content/1.png', url: '/files/public/content/1.png' },
        nickName: 'Zhou Yining',
        gender: Gender.female,
        birthday: '1991-04-18',
        area: { ...SHANGHAI, provinceCode: '110000', cityCode: '110100' },
        biography: '',
      }),
    ).toEqual({
      avatarUrl: 'public/content/1.png',
      sex: Gender.female,
      birthday: '1991-04-18',
      province: '110000',
      city: '110100',
      explain: '',
    })
  })
})

describe('a profile that cannot be saved', () => {
  it.each([
    [{ nickName: '   ' }, { nickName: true, birthday: false }],
    [{ birthday: '2026-11-23' }, { nickName: false, birthday: true }],
    [{ birthday: '1991-02-30' }, { nickName: false, birthday: true }],
    [{ birthday: TODAY }, { nickName: false, birthday: false }],
    [{ birthday: '' }, { nickName: false, birthday: false }],
  ])('%j', (changed, faults) => {
    expect(faultsOf({ ...values, ...changed }, TODAY)).toEqual(faults)
  })
})
