import type { User, EditUserBody } from '@/wire/schemas/account'
import { EarningCause } from '@/wire/enums/points'
import { ErrorCode } from '@/wire/errors'
import { DEFAULT_AVATARS } from '@/domain/person/default-avatars'
import { profileGaps } from '@/domain/person/profile-gaps'
import { dayStart } from '@/domain/time/shanghai-time'
import type { Database, Queryable, SqlValue } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { renameAuthorOf } from '../content/rename-author'
import { FILES_PREFIX, publicLink } from '../file/file-link'
import { takeFile } from '../file/file-statements'
import { putLicence } from '../licence/update-licence'
import { earn } from '../points/earn'
import { checkedBiography } from './biography'
import { checkedNickname } from './nickname'
import { readUser } from './read-user'

const invalid = (field: keyof EditUserBody): Refusal => new Refusal(ErrorCode.invalidField, { field })

const checkedBirthday = (birthday: string, now: Date): string => {
  try {
    if (dayStart(birthday) <= now.getTime()) return birthday
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw invalid('birthday')
}

/** One of the default pictures, or a public file that the user has uploaded: by its path or its link. */
const checkedAvatar = async (tx: Queryable, userId: string, avatar: string, now: Date): Promise<string> => {
  if (DEFAULT_AVATARS.includes(avatar)) return avatar
  const path = avatar.startsWith(FILES_PREFIX) ? avatar.slice(FILES_PREFIX.length) : avatar
  const file = await takeFile(tx, path, now)
  if (file === undefined || file.isPrivate || file.accountId !== userId) throw invalid('avatarUrl')
  return publicLink(path)
}

/** Province and city change together, and the city lies in the province. */
const checkedArea = async (tx: Queryable, province: string, city: string): Promise<[string, string]> => {
  const row = await tx.one('SELECT code FROM area WHERE code = $2 AND parent_code = $1', [province, city])
  if (row === undefined) throw invalid('city')
  return [province, city]
}

/** The columns that an edit changes, checked. Only what is sent is changed. */
const changesOf = async (
  tx: Queryable,
  userId: string,
  edit: EditUserBody,
  now: Date,
): Promise<[string, SqlValue][]> => {
  const changes: [string, SqlValue][] = []
  if (edit.nickName !== undefined) {
    const { phone } = await readUser(tx, userId)
    changes.push(['nick_name', checkedNickname(edit.nickName, phone)])
  }
  if (edit.explain !== undefined) changes.push(['biography', checkedBiography(edit.explain)])
  if (edit.sex !== undefined) changes.push(['gender', edit.sex])
  if (edit.birthday !== undefined) changes.push(['birth_date', checkedBirthday(edit.birthday, now)])
  if (edit.avatarUrl !== undefined) changes.push(['avatar', await checkedAvatar(tx, userId, edit.avatarUrl, now)])
  if (edit.province !== undefined || edit.city !== undefined) {
    const [province, city] = await checkedArea(tx, edit.province ?? '', edit.city ?? '')
    changes.push(['province_code', province], ['city_code', city])
  }
  return changes
}

/** The licence is kept as by its own call. @throws Refusal as `putLicence`. */
const editLicence = async (tx: Queryable, userId: string, edit: EditUserBody, now: Date): Promise<void> => {
  if (edit.driversPositiveImgurl === undefined && edit.driversReverseImgurl === undefined) return
  await putLicence(tx, userId, edit, now)
}

/**
 * Changes a user's profile and returns it; one that has become complete is rewarded.
 *
 * @throws Refusal invalidField naming the field, nicknameRefused, biographyRefused, and as `putLicence`.
 */
export const editUser = (database: Database, userId: string, edit: EditUserBody, now: Date): Promise<User> =>
  database.transaction(async (tx) => {
    await editLicence(tx, userId, edit, now)
    const changes = await changesOf(tx, userId, edit, now)
    if (changes.length > 0) {
      // The names of columns are those that `changesOf` writes, never the request's.
      const assignments = changes.map(([column], index) => `${column} = $${index + 2}`).join(', ')
      await tx.query(`UPDATE account SET ${assignments} WHERE id = $1`, [userId, ...changes.map(([, value]) => value)])
    }
    if (edit.nickName !== undefined || edit.avatarUrl !== undefined) await renameAuthorOf(tx, userId)
    const user = await readUser(tx, userId)
    if (profileGaps(user).length === 0) {
      await earn(tx, { userId, cause: EarningCause.profile, reference: 'profile' }, now)
    }
    return user
  })
