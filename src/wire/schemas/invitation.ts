import { Type, type Static } from 'typebox'
import { count, idText, text, texts } from './parts'
import { EarningRow } from './points'

/** A stage that is rewarded, and what it has brought a customer (extension). */
const InvitationReward = Type.Object({ ...EarningRow.properties, paid: count('Points that it has brought') })

/** How far those got whom a customer invited, in counts alone (extension). */
export const InvitationState = Type.Object({
  code: text('The customer’s own'),
  seen: count('Devices that opened the link'),
  registered: count(),
  booked: count('Friends with a test drive that is not cancelled'),
  ordered: count('Friends with a big deposit that was paid and has not gone back'),
  onHold: count('Those of them who can still have it back'),
  delivered: count(),
  notCounted: count('Claims that were turned down'),
  paid: count('Points that invitations have brought'),
  held: count('Points that orders on hold will bring'),
  rewards: Type.Array(InvitationReward),
})
export type InvitationState = Static<typeof InvitationState>

export const InvitationCode = Type.Object({ code: idText('Of the link') })
export type InvitationCode = Static<typeof InvitationCode>

/** What a link offers (extension). */
export const InvitationOffer = Type.Object({
  inviter: text('Who invites, masked'),
  couponNames: texts('What a new customer gets'),
  points: count('What registering earns a new customer'),
})
export type InvitationOffer = Static<typeof InvitationOffer>

/** What was claimed (extension). */
export const InvitationClaim = Type.Object({ couponNames: texts() })
export type InvitationClaim = Static<typeof InvitationClaim>

/** The rule of invitations, from the tables that pay (extension). */
export const InvitationRule = Type.Object({
  rewards: Type.Array(EarningRow),
  newForDays: count('How long an account counts as new'),
  claimsOfPhone: count('How many claims one phone may make'),
})
export type InvitationRule = Static<typeof InvitationRule>
