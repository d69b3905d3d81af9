import { createHash } from 'node:crypto'
import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import { WechatCodeRejected, type WechatLoginGateway } from './wechat-login-gateway'

/** A phone code that carries the number it stands for. */
const PHONE_CODE = /^sandbox-(1\d{10})(?:-|$)/
/** A login code that carries the open id it stands for, so that a test can come back as the same person. */
const LOGIN_CODE = /^sandbox-([A-Za-z]\w{0,31})(?:-|$)/
/** The number of every other code. */
const DEMO_PHONE = '13800004417'
const OPEN_ID_LENGTH = 28

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const openIdFor = (name: string): string =>
  `o${digest(name)
    .toString('base64url')
    .slice(0, OPEN_ID_LENGTH - 1)}`

/**
 * Plays WeChat: any non-empty code is good once, and the same code always means the same person. The spent codes lie in
 * the database, so that every process refuses them.
 */
export const createSandboxWechatLogin = (database: Queryable, clock: Clock): WechatLoginGateway => {
  const spend = async (kind: string, code: string): Promise<void> => {
    if (code.trim() === '') throw new WechatCodeRejected('empty code')
    const fresh = await database.one(
      'INSERT INTO wechat_code (code_hash, used_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING code_hash',
      [digest(`${kind}:${code}`), clock.now()],
    )
    if (fresh === undefined) throw new WechatCodeRejected('spent code')
  }
  return {
    openIdOf: async (loginCode) => {
      await spend('login', loginCode)
      return openIdFor(LOGIN_CODE.exec(loginCode)?.[1] ?? loginCode)
    },
    phoneOf: async (phoneCode) => {
      await spend('phone', phoneCode)
      return PHONE_CODE.exec(phoneCode)?.[1] ?? DEMO_PHONE
    },
  }
}
