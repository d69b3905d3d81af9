import type { SmsType } from '@/wire/enums/platform'
import type { Queryable } from '../../db/queryable'
import { widerNetworkOf } from '../../http/client-network'
import type { CodeLimit, CountedBy } from './code-policy'

/** A code that was sent. */
export interface SentCode {
  id: string
  code_hash: Buffer
  tries: number
  sent_at: Date
  expires_at: Date
  used_at: Date | null
}

/** A code to be sent. */
export interface NewCode {
  id: string
  phone: string
  smsType: SmsType
  codeHash: Buffer
  asker: Asker
  /** Whether the asker's device has logged in to the phone's account before. */
  isKnown: boolean
  sentAt: Date
  expiresAt: Date
}

/** Who asks for a code, or types one in. */
export interface Asker {
  /** Null where the device tells no id: it is then known by its address. */
  device: Buffer | null
  address: string
}

/** A code is good for the device that asked for it, wherever it is by now; without one for the address. */
const OF_ASKER = '(device = $3::bytea OR ($3::bytea IS NULL AND device IS NULL AND ip = $4))'

/** Makes requests that count for one limit wait for each other, or two of them at once would both be sent. */
export const lockLimits = async (tx: Queryable, phone: string, { device, address }: Asker): Promise<void> => {
  const keys = [phone, address, widerNetworkOf(address), device?.toString('hex') ?? address].map((key) => `sms:${key}`)
  // In one order for everybody, or two requests would wait for each other.
  for (const key of [...new Set(keys)].sort())
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
}

/**
 * The newest code that an asker was sent to a phone for one purpose, used or not, locked until the transaction ends: an older
 * one is good for nothing, unless the newer never left.
 */
export const findNewestCode = (
  tx: Queryable,
  phone: string,
  smsType: SmsType,
  { device, address }: Asker,
): Promise<SentCode | undefined> =>
  tx.one<SentCode>(
    `SELECT id, code_hash, tries, sent_at, expires_at, used_at FROM sms_code
     WHERE id = (
       SELECT id FROM sms_code WHERE phone = $1 AND sms_type = $2 AND ${OF_ASKER} ORDER BY sent_at DESC LIMIT 1)
     FOR UPDATE`,
    [phone, smsType, device, address],
  )

/** What each limit counts; $1 is the phone, $2 the device, $3 the address, $4 its wider network. */
const COUNTED = {
  device: 'device = $2::bytea',
  address: 'ip = $3 AND NOT is_known',
  widerNetwork: 'wider_network = $4 AND NOT is_known',
  number: 'phone = $1 AND NOT is_known',
  addressToNumber: 'phone = $1 AND ip = $3 AND NOT is_known',
} as const satisfies Record<CountedBy, string>

/** How many messages count for a limit, and when the oldest of them was sent. */
interface Counted {
  sent: number
  oldest: Date | null
}

/** Counts the messages of an asker to a phone for each of the limits, in their order. */
export const countCodes = async (
  tx: Queryable,
  phone: string,
  { device, address }: Asker,
  limits: readonly (CodeLimit & { since: Date })[],
): Promise<Counted[]> => {
  const counts = limits.map(
    ({ by }, index) =>
      `SELECT ${index} AS no, count(*) AS sent, min(sent_at) AS oldest FROM sms_code
       WHERE ${COUNTED[by]} AND sent_at > ($5::timestamptz[])[${index + 1}]`,
  )
  // Every parameter is read somewhere, whichever limits are counted.
  const parameters =
    'SELECT -1 AS no, 0 AS sent, NULL WHERE $1::text IS NULL AND $2::bytea IS NULL AND $3::text IS NULL AND $4::text IS NULL'
  return tx.query<Counted>(
    `SELECT sent, oldest FROM (${[...counts, parameters].join(' UNION ALL ')}) AS counted ORDER BY no`,
    [phone, device, address, widerNetworkOf(address), limits.map(({ since }) => since)],
  )
}

/** When the last code of this kind went to a phone at this asker's wish, used or not. */
export const lastSentAt = async (
  tx: Queryable,
  phone: string,
  smsType: SmsType,
  { device, address }: Asker,
): Promise<Date | null> => {
  const row = await tx.one<{ sent_at: Date | null }>(
    `SELECT max(sent_at) AS sent_at FROM sms_code WHERE phone = $1 AND sms_type = $2 AND ${OF_ASKER}`,
    [phone, smsType, device, address],
  )
  return row?.sent_at ?? null
}

export const insertCode = async (tx: Queryable, code: NewCode): Promise<void> => {
  await tx.query(
    `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, wider_network, device, is_known, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      code.id,
      code.phone,
      code.smsType,
      code.codeHash,
      code.asker.address,
      widerNetworkOf(code.asker.address),
      code.asker.device,
      code.isKnown,
      code.sentAt,
      code.expiresAt,
    ],
  )
}

/** Forgets a code that never reached its phone, so that it counts for no limit and the one before is good again. */
export const removeCode = async (database: Queryable, id: string): Promise<void> => {
  await database.query('DELETE FROM sms_code WHERE id = $1', [id])
}

/** Forgets all codes that went to a phone. */
export const forgetCodesOf = async (tx: Queryable, phone: string): Promise<void> => {
  await tx.query('DELETE FROM sms_code WHERE phone = $1', [phone])
}

export const countTry = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query('UPDATE sms_code SET tries = tries + 1 WHERE id = $1', [id])
}

export const markUsed = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  await tx.query('UPDATE sms_code SET used_at = $2 WHERE id = $1', [id, now])
}
