import { randomUUID } from 'node:crypto'
import { Gender } from '@/wire/enums/buyer'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ClientPlatform } from '@/wire/enums/platform'
import { UserIdentity } from '@/wire/enums/profile'
import { DEFAULT_AVATAR } from '@/domain/person/default-avatars'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { forgetDevicesOf } from '../session/known-device-statements'
import { closeAllSessions } from '../session/session-statements'
import type { AccountRow } from './account-row'
import { defaultNickname } from './nickname'

/** An owner has been handed a car; an ambassador has joined. */
const IDENTITIES = `array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM orders o WHERE o.user_id = a.id AND o.order_type = ${OrderType.big}
      AND o.status = ${OrderStatus.complete}) THEN '${UserIdentity.owner}' END,
    CASE WHEN EXISTS (SELECT FROM ambassador s WHERE s.user_id = a.id) THEN '${UserIdentity.ambassador}' END], NULL)`

const selectAccount = (): string => `
  SELECT a.id, a.phone, a.open_id AS "openId", a.nick_name AS "nickName", a.avatar, a.birth_date AS "birthDate",
         a.gender, a.biography, a.province_code AS "provinceCode", ${said('area', 'name', 'p')} AS "provinceName",
         a.city_code AS "cityCode", ${said('area', 'name', 'c')} AS "cityName", a.license_front AS "frontImage",
         a.license_back AS "backImage", ${IDENTITIES} AS identities, a.delete_at AS "deleteAt"
  FROM account a LEFT JOIN area p ON p.code = a.province_code LEFT JOIN area c ON c.code = a.city_code
  WHERE a.cancelled_at IS NULL`

/** An account that has not been cancelled. */
export const accountOf = (id: string): Statement<AccountRow> => ({
  sql: `${selectAccount()} AND a.id = $1`,
  params: [id],
  dates: ['deleteAt'],
})

/** Id of the account that belongs to a WeChat user, held until the transaction ends: so long it stays theirs. */
export const findIdByOpenId = async (tx: Queryable, openId: string): Promise<string | null> =>
  (await tx.one<{ id: string }>('SELECT id FROM account WHERE open_id = $1 FOR NO KEY UPDATE', [openId]))?.id ?? null

/**
 * Id of the account that has a phone, held until the transaction ends: so long it keeps the number. Whoever waited here for a
 * change of the number finds nobody.
 */
const findIdByPhone = async (tx: Queryable, phone: string): Promise<string | undefined> =>
  (await tx.one<{ id: string }>('SELECT id FROM account WHERE phone = $1 FOR NO KEY UPDATE', [phone]))?.id

interface Opening {
  phone: string
  /** The WeChat user to bind; null binds none. */
  openId: string | null
  now: Date
  starId?: string | undefined
  channelSource?: string | undefined
}

const insertAccount = (tx: Queryable, opening: Opening) =>
  tx.one<{ id: string }>(
    `INSERT INTO account (id, phone, nick_name, avatar, star_id, channel_source, client_platform, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (phone) DO NOTHING RETURNING id`,
    [
      randomUUID(),
      opening.phone,
      defaultNickname(opening.phone),
      DEFAULT_AVATAR,
      opening.starId ?? null,
      opening.channelSource ?? null,
      ClientPlatform.miniProgram,
      opening.now,
    ],
  )

/** Ends what the phone of before could do: its sessions, and what its devices were known for. */
const shutOut = async (tx: Queryable, id: string): Promise<void> => {
  await closeAllSessions(tx, id)
  await forgetDevicesOf(tx, id)
}

/**
 * The phone decides whose account it is: a WeChat user that was bound to another one moves. A new binding ends the old
 * sessions, those of the account that the WeChat user leaves, and those of whoever had this account before: the number
 * may be somebody else's now.
 */
const bindOpenId = async (tx: Queryable, id: string, openId: string): Promise<void> => {
  const left = await tx.query<{ id: string }>(
    'UPDATE account SET open_id = NULL WHERE open_id = $1 AND id <> $2 RETURNING id',
    [openId, id],
  )
  const before = await tx.one<{ openId: string | null }>(
    'SELECT open_id AS "openId" FROM account WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  )
  await tx.query('UPDATE account SET open_id = $1 WHERE id = $2', [openId, id])
  for (const account of left) await shutOut(tx, account.id)
  const had = before?.openId ?? null
  if (had !== null && had !== openId) await shutOut(tx, id)
}

/** The account of a phone, made if there is none, and held until the transaction ends. */
export const openAccount = async (tx: Queryable, opening: Opening): Promise<{ id: string; isNew: boolean }> => {
  const known = await findIdByPhone(tx, opening.phone)
  const inserted = known === undefined ? await insertAccount(tx, opening) : undefined
  const id = known ?? inserted?.id
  // Somebody else opened it between the two statements: it is there now.
  if (id === undefined) return openAccount(tx, opening)
  if (opening.openId !== null) await bindOpenId(tx, id, opening.openId)
  return { id, isNew: inserted !== undefined }
}

/** Gives an account another number; its unique index refuses one that another account has. */
export const putPhone = async (tx: Queryable, id: string, phone: string): Promise<void> => {
  await tx.query('UPDATE account SET phone = $2 WHERE id = $1', [id, phone])
}

/** Takes everything personal off an account and closes it for ever; its number may open a new one. */
export const anonymise = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  await tx.query(
    `UPDATE account SET phone = NULL, open_id = NULL, nick_name = '', avatar = $3, birth_date = NULL,
       gender = ${Gender.confidential}, biography = '', province_code = NULL, city_code = NULL, license_front = NULL,
       license_back = NULL, star_id = NULL, open_levc = false, cancelled_at = $2, delete_at = NULL
     WHERE id = $1`,
    [id, now, DEFAULT_AVATAR],
  )
}
