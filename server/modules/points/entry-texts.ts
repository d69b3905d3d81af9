import { EarningCause, PointsCause } from '@/wire/enums/points'
import { texts } from '@/language/texts'
import { unbroken } from '@/language/unbroken'
import { DAYS_IN_A_ROW } from './check-in-days'
import { zh } from './entry-texts-zh'

/** What an entry tells beside its cause. */
export interface EntryFacts {
  /** The car of its order. */
  modelName: string
  dayOfSeven: number
}

const en = {
  /** What is to be done. */
  deeds: {
    [EarningCause.registration]: 'Register',
    [EarningCause.profile]: 'Complete your profile',
    [EarningCause.checkIn]: 'Check in',
    [EarningCause.smallDeposit]: 'Pay a small deposit',
    [EarningCause.bigDeposit]: 'Pay a big deposit',
    [EarningCause.delivery]: 'Take delivery of your car',
    [EarningCause.review]: 'Review your delivery',
    [EarningCause.comment]: 'Comment on a story',
    [EarningCause.visit]: 'Come to an activity',
    [EarningCause.friendRegistered]: 'A friend registers',
    [EarningCause.friendLocked]: 'A friend locks an order',
    [EarningCause.friendDelivered]: 'A friend takes delivery',
    [EarningCause.starDrives]: 'Starfire: host two test drives',
    [EarningCause.starFriends]: 'Starfire: bring three friends',
    [EarningCause.starVisit]: 'Starfire: come to an activity',
  } satisfies Record<EarningCause, string>,
  /** What was done. */
  entries: {
    [PointsCause.registration]: () => 'Registered',
    [PointsCause.profile]: () => 'Profile completed',
    [PointsCause.checkIn]: ({ dayOfSeven }: EntryFacts) => `Check-in, day ${dayOfSeven} of ${DAYS_IN_A_ROW}`,
    [PointsCause.smallDeposit]: ({ modelName }: EntryFacts) => `Small deposit for a ${unbroken(modelName)}`,
    [PointsCause.bigDeposit]: ({ modelName }: EntryFacts) => `Big deposit for a ${unbroken(modelName)}`,
    [PointsCause.delivery]: ({ modelName }: EntryFacts) => `${modelName} delivered`,
    [PointsCause.review]: ({ modelName }: EntryFacts) => `Delivery of a ${unbroken(modelName)} reviewed`,
    [PointsCause.comment]: () => 'Commented on a story',
    [PointsCause.visit]: () => 'Came to an activity',
    [PointsCause.friendRegistered]: () => 'A friend registered',
    [PointsCause.friendLocked]: () => 'A friend locked an order',
    [PointsCause.friendDelivered]: () => 'A friend took delivery',
    [PointsCause.starDrives]: () => 'Starfire: two test drives hosted',
    [PointsCause.starFriends]: () => 'Starfire: three friends brought',
    [PointsCause.starVisit]: () => 'Starfire: came to an activity',
    [PointsCause.takenBack]: ({ modelName }: EntryFacts) => `Order of a ${unbroken(modelName)} refunded`,
    [PointsCause.ended]: () => 'Ended unused',
    [PointsCause.commentGone]: () => 'A comment is no longer shown',
    [PointsCause.commentBack]: () => 'A comment is shown again',
  } satisfies Record<PointsCause, (facts: EntryFacts) => string>,
}

export type EntryTexts = typeof en

/** Why something was booked, as a customer reads it. */
export const entryTexts = texts(en, zh)
