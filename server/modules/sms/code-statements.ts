import type { SmsType } from '@/wire/enums/platform'
import type { Queryable } from '../../db/queryable'

/** A code that was sent. */
export interface SentCode {
  id: string
  code_hash: Buffer
  tries: number
  sent_at: Date
  expires_at: Date
}

/** A code to be sent. */
export interface NewCode {
  id: string
  phone: string
  smsType: SmsType
  codeHash: Buffer
  ip: string
  sentAt: Date
  expiresAt: Date
}

/** Makes requests for one phone wait for each other, or two of them at once would both be sent. */
export const lockPhone = async (tx: Queryable, phone: string): Promise<void> => {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sms:${phone}`])
}

/** The newest unused code of a phone and kind, locked until the transaction ends. */
export const findNewestCode = (tx: Queryable, phone: string, smsType: SmsType): Promise<SentCode | undefined> =>
  tx.one<SentCode>(
    `SELECT id, code_hash, tries, sent_at, expires_at FROM sms_code
     WHERE phone = $1 AND sms_type = $2 AND used_at IS NULL
     ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
    [phone, smsType],
  )

/** How many codes a phone and an address were sent since a time, and when the oldest of each was. */
export const countCodes = async (tx: Queryable, phone: string, ip: string, since: Date) => {
  const row = await tx.one<{ of_phone: number; of_ip: number; oldest: Date | null }>(
    `SELECT count(*) FILTER (WHERE phone = $1) AS of_phone, count(*) FILTER (WHERE ip = $2) AS of_ip, min(sent_at) AS oldest
     FROM sms_code WHERE (phone = $1 OR ip = $2) AND sent_at > $3`,
    [phone, ip, since],
  )
  return { ofPhone: row?.of_phone ?? 0, ofAddress: row?.of_ip ?? 0, oldest: row?.oldest ?? null }
}

/** When the last code of this kind went to a phone, used or not. */
export const lastSentAt = async (tx: Queryable, phone: string, smsType: SmsType): Promise<Date | null> => {
  const row = await tx.one<{ sent_at: Date | null }>(
    'SELECT max(sent_at) AS sent_at FROM sms_code WHERE phone = $1 AND sms_type = $2',
    [phone, smsType],
  )
  return row?.sent_at ?? null
}

/** Ends the codes that a new one takes the place of. */
export const expireCodes = async (tx: Queryable, phone: string, smsType: SmsType, now: Date): Promise<void> => {
  await tx.query(
    'UPDATE sms_code SET expires_at = $3 WHERE phone = $1 AND sms_type = $2 AND used_at IS NULL AND expires_at > $3',
    [phone, smsType, now],
  )
}

export const insertCode = async (tx: Queryable, code: NewCode): Promise<void> => {
  await tx.query(
    'INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [code.id, code.phone, code.smsType, code.codeHash, code.ip, code.sentAt, code.expiresAt],
  )
}

/** Forgets a code that never reached its phone, so that it counts for no limit. */
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
