import { CouponCause } from '@/wire/enums/coupon'
import { EarningCause } from '@/wire/enums/points'
import type { InvitationClaim, InvitationOffer } from '@/wire/schemas/invitation'
import { ErrorCode } from '@/wire/errors'
import { maskName } from '@/domain/person/mask-name'
import type { Database, Queryable } from '../../db/queryable'
import { phoneOf, type Caller } from '../../http/caller'
import { Refusal } from '../../http/errors'
import { typedCode } from '../../system/typed-code'
import { namesFor } from '../coupon/coupon-statements'
import { giveCoupons } from '../coupon/give-coupons'
import { earn } from '../points/earn'
import { EARNING_RULES } from '../points/earning-rules'
import { CLAIMS_OF_PHONE, NEW_FOR_MS } from './invitation-policy'
import {
  findInviter,
  holdParties,
  insertInvitation,
  insertRefusal,
  noteVisit,
  readClaimFacts,
  type ClaimFacts,
  type Parties,
} from './invitation-statements'

const inviterWith = async (db: Queryable, code: string): Promise<{ id: string; nickName: string }> => {
  const inviter = await findInviter(db, typedCode(code))
  if (inviter === undefined) throw new Refusal(ErrorCode.invitationNotFound)
  return inviter
}

/**
 * What a link offers; the device that opened it counts once.
 *
 * @throws Refusal invitationNotFound for a forged code, and for that of an account that has ended.
 */
export const openInvitation = async (
  db: Queryable,
  code: string,
  caller: Caller,
  now: Date,
): Promise<InvitationOffer> => {
  const inviter = await inviterWith(db, code)
  await noteVisit(db, inviter.id, phoneOf(caller), now)
  return {
    inviter: maskName(inviter.nickName) ?? '',
    couponNames: await namesFor(db, CouponCause.invitation, now),
    points: EARNING_RULES[EarningCause.registration].points,
  }
}

const REFUSALS = {
  own: ErrorCode.invitationOwn,
  circle: ErrorCode.invitationOwn,
  again: ErrorCode.invitationTaken,
  notNew: ErrorCode.invitationNotNew,
  phone: ErrorCode.invitationPhoneUsed,
} as const
type Why = keyof typeof REFUSALS

/** Why a claim does not count; undefined when it does. */
const whyNot = ({ inviterId, inviteeId }: Parties, facts: ClaimFacts, now: Date): Why | undefined => {
  if (inviterId === inviteeId) return 'own'
  if (facts.invitedBy !== null) return 'again'
  if (facts.isCircle) return 'circle'
  if (facts.createdAt.getTime() + NEW_FOR_MS <= now.getTime()) return 'notNew'
  return facts.isInvitersPhone || facts.claimsOfPhone >= CLAIMS_OF_PHONE ? 'phone' : undefined
}

/**
 * Takes the offer of a link: the coupons for who is new, and the first reward for who invited. The same link again is as
 * once: the app sends a claim again whose answer got lost. What is turned down is kept.
 *
 * @throws Refusal invitationNotFound, sessionExpired, and by `REFUSALS`.
 */
export const claimInvitation = async (
  database: Database,
  { inviteeId, code, caller }: { inviteeId: string; code: string; caller: Caller },
  now: Date,
): Promise<InvitationClaim> => {
  const inviter = await inviterWith(database, code)
  const parties = { inviterId: inviter.id, inviteeId, device: phoneOf(caller) }
  const why = await database.transaction(async (tx): Promise<Why | undefined> => {
    await holdParties(tx, parties)
    const facts = await readClaimFacts(tx, parties)
    if (facts.invitedBy === inviter.id) return undefined
    const reason = whyNot(parties, facts, now)
    if (reason !== undefined) {
      await insertRefusal(tx, { ...parties, why: reason }, now)
      return reason
    }
    await insertInvitation(tx, parties, now)
    await giveCoupons(tx, CouponCause.invitation, { userId: inviteeId, reference: 'invitation' }, now)
    await earn(tx, { userId: inviter.id, cause: EarningCause.friendRegistered, reference: inviteeId }, now)
    return undefined
  })
  if (why !== undefined) throw new Refusal(REFUSALS[why])
  return { couponNames: await namesFor(database, CouponCause.invitation, now) }
}
