import type { User } from '@/wire/schemas/account'
import type { Gender } from '@/wire/enums/buyer'
import type { UserIdentity } from '@/wire/enums/profile'
import { timeText } from '../../http/time-text'

/** An account as the database holds it, with the names of its area. */
export interface AccountRow {
  id: string
  phone: string
  openId: string | null
  nickName: string
  avatar: string
  birthDate: string | null
  gender: Gender
  biography: string
  provinceCode: string | null
  provinceName: string | null
  cityCode: string | null
  cityName: string | null
  frontImage: string | null
  backImage: string | null
  identities: UserIdentity[]
  deleteAt: Date | null
}

const areaOf = ({ provinceCode, provinceName, cityCode, cityName }: AccountRow): User['area'] =>
  provinceCode === null || provinceName === null || cityCode === null || cityName === null
    ? null
    : { provinceCode, provinceName, cityCode, cityName }

const licenseOf = ({ frontImage, backImage }: AccountRow): User['driverLicense'] =>
  frontImage === null || backImage === null ? null : { frontImage, backImage }

/** The user that a row stands for. */
export const userOf = (row: AccountRow, agreementsUpdated: boolean): User => ({
  id: row.id,
  openId: row.openId,
  agreementsUpdated,
  nickName: row.nickName,
  phone: row.phone,
  avatar: row.avatar,
  birthDate: row.birthDate,
  gender: row.gender,
  biography: row.biography,
  area: areaOf(row),
  driverLicense: licenseOf(row),
  userIdentityList: row.identities,
  deleteTime: timeText(row.deleteAt),
})
