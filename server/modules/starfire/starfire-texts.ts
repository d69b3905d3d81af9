import { EarningCause } from '@/wire/enums/points'
import { StarDeed, StarTier } from '@/wire/enums/starfire'
import { texts } from '@/language/texts'
import { zh } from './starfire-texts-zh'

const en = {
  tiers: {
    [StarTier.spark]: 'Spark',
    [StarTier.flame]: 'Flame',
    [StarTier.torch]: 'Torch',
    [StarTier.beacon]: 'Beacon',
  } as Record<StarTier, string>,
  deeds: {
    [StarDeed.friendRegistered]: 'A friend registers by your link',
    [StarDeed.friendDrove]: 'The friend takes a test drive',
    [StarDeed.friendLocked]: 'The friend locks an order',
    [StarDeed.visited]: 'You come to an activity',
  } as Record<StarDeed, string>,
  tasks: {
    [EarningCause.starDrives]: 'Host two test drives',
    [EarningCause.starFriends]: 'Bring three friends',
    [EarningCause.starVisit]: 'Come to an activity',
  },
}

export type StarfireTexts = typeof en

/** Tiers and deeds, as a customer reads them. */
export const starfireTexts = texts(en, zh)
