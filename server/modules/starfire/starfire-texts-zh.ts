import { EarningCause } from '@/wire/enums/points'
import { StarDeed, StarTier } from '@/wire/enums/starfire'
import type { StarfireTexts } from './starfire-texts'

/** The same in Chinese. */
export const zh: StarfireTexts = {
  tiers: {
    [StarTier.spark]: '火花',
    [StarTier.flame]: '烈焰',
    [StarTier.torch]: '火炬',
    [StarTier.beacon]: '灯塔',
  },
  deeds: {
    [StarDeed.friendRegistered]: '好友通过您的链接注册',
    [StarDeed.friendDrove]: '好友完成试驾',
    [StarDeed.friendLocked]: '好友锁单',
    [StarDeed.visited]: '您参加活动',
  },
  tasks: {
    [EarningCause.starDrives]: '带两位好友试驾',
    [EarningCause.starFriends]: '邀请三位好友注册',
    [EarningCause.starVisit]: '参加一次活动',
  },
}
