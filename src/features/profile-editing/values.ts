import type { EditUserBody, User, UserArea } from '@/wire/schemas/account'
import type { Gender } from '@/wire/enums/buyer'
import { dayStart } from '@/domain/time/shanghai-time'

/** What the form holds. */
export interface ProfileValues {
  /** What the server takes for the picture, and the address that shows it. */
  avatar: { path: string; url: string } | null
  nickName: string
  gender: Gender
  /** `YYYY-MM-DD`; empty until it is told. */
  birthday: string
  area: UserArea | null
  biography: string
}

/** The form as the server has the user; the picture is null until another one is chosen. */
export const valuesOf = (user: User): ProfileValues => ({
  avatar: null,
  nickName: user.nickName,
  gender: user.gender,
  birthday: user.birthDate ?? '',
  area: user.area,
  biography: user.biography,
})

const isDay = (text: string): boolean => {
  try {
    dayStart(text)
    return true
  } catch {
    return false
  }
}

/** What keeps the form from being saved, by field. */
export interface ProfileFaults {
  nickName: boolean
  birthday: boolean
}

/** A nickname must be there; a birthday that is told is a day of the past. */
export const faultsOf = ({ nickName, birthday }: ProfileValues, today: string): ProfileFaults => ({
  nickName: nickName.trim() === '',
  birthday: birthday !== '' && (!isDay(birthday) || birthday > today),
})

/** What differs from what the server has, as the wire takes it; null where nothing does. */
export const changesOf = (user: User, values: ProfileValues): EditUserBody | null => {
  const { avatar, gender, birthday, area } = values
  const nickName = values.nickName.trim()
  const biography = values.biography.trim()
  const changes: EditUserBody = {
    ...(avatar !== null && { avatarUrl: avatar.path }),
    ...(nickName !== user.nickName && { nickName }),
    ...(gender !== user.gender && { sex: gender }),
    ...(birthday !== '' && birthday !== user.birthDate && { birthday }),
    ...(area !== null && area.cityCode !== user.area?.cityCode && { province: area.provinceCode, city: area.cityCode }),
    ...(biography !== user.biography && { explain: biography }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}
