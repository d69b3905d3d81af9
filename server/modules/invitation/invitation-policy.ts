import { EarningCause } from '@/wire/enums/points'
import { DAY_MS } from '@/domain/time/duration'

/** How long after its registration an account can still claim. */
export const NEW_FOR_DAYS = 7
export const NEW_FOR_MS = NEW_FOR_DAYS * DAY_MS

/** How many accounts can claim on one phone: a family shares one, a workshop of false friends does not. */
export const CLAIMS_OF_PHONE = 2

/** How many phones that open a link are counted within a day: more than friends are, fewer than a machine makes up. */
export const VISITS_A_DAY = 1_000

/** What an inviter is rewarded for, stage by stage. */
export const STAGES = [EarningCause.friendRegistered, EarningCause.friendLocked, EarningCause.friendDelivered] as const
