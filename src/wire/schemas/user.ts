import type { Gender } from '../enums/buyer'

/** Home region of a user; codes of the area tree. */
export interface UserArea {
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
}

/** Paths of the driver licence pictures; shown only to their owner through an expiring URL. */
export interface DriverLicense {
  frontImage: string
  backImage: string
}

/** A logged-in customer (specification section 3). `birthDate` is `YYYY-MM-DD`; `phone` is the user's own, unmasked. */
export interface User {
  id: string
  openId: string | null
  agreementsUpdated: boolean
  nickName: string
  phone: string
  avatar: string
  birthDate: string | null
  gender: Gender
  biography: string
  area: UserArea | null
  driverLicense: DriverLicense | null
  userIdentityList: string[]
}

/** Reply of login, registration and account verification (specification section 7). */
export interface LoginReply {
  userInfo: User
  agreementsUpdated: boolean
  token: string
}
