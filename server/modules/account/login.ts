import type { LoginReply, CodeLoginBody, RegisterBody, WechatLoginBody } from '@/wire/schemas/account'
import { CouponCause } from '@/wire/enums/coupon'
import { EarningCause } from '@/wire/enums/points'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { WechatCodeRejected, type WechatLoginGateway } from '../../gateways/wechat-login/wechat-login-gateway'
import { acceptRequired } from '../agreement/pending'
import { giveCoupons } from '../coupon/give-coupons'
import { earn } from '../points/earn'
import { countFriend } from '../starfire/count-deed'
import { rememberDevice } from '../session/known-device-statements'
import { isOpenSince, openSession } from '../session/session-statements'
import type { Caller } from '../../http/caller'
import { checkCode } from '../sms/check-code'
import { findIdByOpenId, openAccount } from './account-statements'
import { readUser } from './read-user'
import type { KeyRing } from '../../secrets/key-ring'

/** What logging in needs. */
export interface LoginNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
  wechat: WechatLoginGateway
}

/** @throws Refusal wechatCodeInvalid when WeChat does not accept the code, unavailable when it does not answer. */
const asking = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatCodeRejected) throw new Refusal(ErrorCode.wechatCodeInvalid)
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}

/** Who logs in: from where, and as which WeChat user. */
type Entrant = Caller & { openId: string | null }

const replyFor = async (tx: Queryable, accountId: string, caller: Entrant, now: Date): Promise<LoginReply> => {
  const token = await openSession(tx, accountId, caller, now)
  if (caller.device !== null) await rememberDevice(tx, accountId, caller.device, now)
  const userInfo = await readUser(tx, accountId)
  return { userInfo, agreementsUpdated: userInfo.agreementsUpdated, token }
}

/** For who has just ticked the agreements as they are now: they are accepted, and nobody is asked for them again. */
const replyHavingAgreed = async (tx: Queryable, accountId: string, caller: Entrant, now: Date): Promise<LoginReply> => {
  await acceptRequired(tx, accountId, now)
  return replyFor(tx, accountId, caller, now)
}

/** Opens the account if need be. */
const enter = async (
  tx: Queryable,
  opening: Parameters<typeof openAccount>[1],
  caller: Caller,
): Promise<LoginReply> => {
  const { id, isNew } = await openAccount(tx, opening)
  if (isNew) {
    await giveCoupons(tx, CouponCause.registration, { userId: id, reference: 'registration' }, opening.now)
    await earn(tx, { userId: id, cause: EarningCause.registration, reference: 'registration' }, opening.now)
    const { starId } = opening
    if (starId !== undefined) await countFriend(tx, { starId, friendId: id, caller }, opening.now)
  }
  return replyHavingAgreed(tx, id, { ...caller, openId: opening.openId }, opening.now)
}

/**
 * Logs in by phone and verification code; the first time it opens the account. The same code on the same device opens the
 * session anew until it ends, unless that was logged out.
 *
 * @throws Refusal agreementsNotAccepted, wechatCodeInvalid, wrongCode, codeExpired or codeTriesSpent.
 */
export const loginByCode = async (needs: LoginNeeds, body: CodeLoginBody, caller: Caller): Promise<LoginReply> => {
  const { database, clock, secret, wechat } = needs
  if (!body.agreementsAgreed) throw new Refusal(ErrorCode.agreementsNotAccepted)
  const { phoneNumber: phone, verificationCode: code, starId, channelSource } = body
  const openId = body.jsCode === '' ? null : await asking(wechat.openIdOf(body.jsCode, phone))
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    const refusal = await checkCode(tx, {
      phone,
      smsType: SmsType.login,
      code,
      asker: caller,
      secret,
      now,
      // The reply with the token may be lost: until it is logged out, the device gets another in its place.
      isGoodAgain: (openedAt) => isOpenSince(tx, { phone, device: caller.device, openedAt }),
    })
    return refusal ?? enter(tx, { phone, openId, now, starId, channelSource }, caller)
  })
  if (typeof outcome === 'number') throw new Refusal(outcome)
  return outcome
}

/**
 * Logs in who is known by WeChat, asking nothing: agreements that were updated wait for them.
 *
 * @throws Refusal wechatCodeInvalid, or accountNotFound for someone who has to register first.
 */
export const loginByOpenId = async (
  needs: LoginNeeds,
  loginCode: string,
  caller: Caller,
  reply = replyFor,
): Promise<LoginReply> => {
  const { database, clock, wechat } = needs
  const openId = await asking(wechat.openIdOf(loginCode))
  return database.transaction(async (tx) => {
    const id = openId === null ? null : await findIdByOpenId(tx, openId)
    if (id === null) throw new Refusal(ErrorCode.accountNotFound)
    return reply(tx, id, { ...caller, openId }, clock.now())
  })
}

/**
 * Logs in by WeChat from the login page.
 *
 * @throws Refusal agreementsNotAccepted, wechatCodeInvalid or accountNotFound.
 */
export const loginByWechat = async (needs: LoginNeeds, body: WechatLoginBody, caller: Caller): Promise<LoginReply> => {
  if (!body.agreementsAgreed) throw new Refusal(ErrorCode.agreementsNotAccepted)
  return loginByOpenId(needs, body.code, caller, replyHavingAgreed)
}

/**
 * Registers by WeChat's own phone number, or logs in whose number it is.
 *
 * @throws Refusal wechatCodeInvalid when WeChat rejects one of the two codes.
 */
export const register = async (needs: LoginNeeds, body: RegisterBody, caller: Caller): Promise<LoginReply> => {
  const { database, clock, wechat } = needs
  const openId = await asking(wechat.openIdOf(body.loginCode))
  const phone = await asking(wechat.phoneOf(body.phoneCode))
  const { starId, channelSource } = body
  return database.transaction((tx) => enter(tx, { phone, openId, now: clock.now(), starId, channelSource }, caller))
}
