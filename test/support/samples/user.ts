import type { User } from '@/wire/schemas/account'

/** A logged-in customer for tests. */
export const makeUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  openId: null,
  agreementsUpdated: false,
  nickName: 'Zhou Yining',
  phone: '13800004417',
  avatar: '',
  birthDate: null,
  gender: 3,
  biography: '',
  area: null,
  driverLicense: null,
  userIdentityList: [],
  deleteTime: null,
  ...changes,
})
