import type { Clock } from '../../system/clock'
import { sha256 } from '../../system/sha256'
import type { Queryable } from '../../db/queryable'
import { demoUser } from '../../db/seed/users'
import { demoPeople, type DemoPerson } from './demo-people'
import { WechatCodeRejected, type WechatLoginGateway } from './wechat-login-gateway'

/** A code that names whom it stands for, so that somebody can come back as the same person: by name, or by number. */
const NAMED_CODE = /^sandbox-(\w+)(?:-|$)/
const OPEN_ID_LENGTH = 28

/** @throws WechatCodeRejected for whoever is not of the demo: no code of the sandbox lets anybody in as somebody real. */
const demoPersonOf = (code: string, field: 'code' | 'phone'): DemoPerson | null => {
  const named = NAMED_CODE.exec(code)?.[1]
  if (named === undefined) return null
  const person = demoPeople.find((one) => one[field] === named)
  if (person === undefined) throw new WechatCodeRejected('not of the demo')
  return person
}

const openIdFor = (name: string): string =>
  `o${sha256(name)
    .toString('base64url')
    .slice(0, OPEN_ID_LENGTH - 1)}`

/**
 * Plays WeChat for the people of the demo. Each code is good once; the spent codes lie in the database, so that every
 * process refuses them. A code that names nobody, as WeChat's own do, is nobody's open id, and the demo user's number.
 */
export const createSandboxWechatLogin = (database: Queryable, clock: Clock): WechatLoginGateway => {
  const spend = async (kind: string, code: string): Promise<void> => {
    if (code.trim() === '') throw new WechatCodeRejected('empty code')
    const fresh = await database.one(
      'INSERT INTO wechat_code (code_hash, used_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING code_hash',
      [sha256(`${kind}:${code}`), clock.now()],
    )
    if (fresh === undefined) throw new WechatCodeRejected('spent code')
  }
  return {
    openIdOf: async (loginCode, phone) => {
      await spend('login', loginCode)
      const person = demoPersonOf(loginCode, 'code')
      // Whoever else has a number of their own must not be found by a name that everybody knows.
      const isBindable = phone === undefined || demoPeople.some((one) => one.phone === phone)
      return person !== null && isBindable ? openIdFor(person.code) : null
    },
    phoneOf: async (phoneCode) => {
      await spend('phone', phoneCode)
      return (demoPersonOf(phoneCode, 'phone') ?? demoUser).phone
    },
  }
}
