import { EarningCause, PointsCause } from '@/wire/enums/points'
import { spaced } from '@/language/spaced'
import type { EntryTexts } from './entry-texts'

/** The same in Chinese. */
export const zh: EntryTexts = {
  deeds: {
    [EarningCause.registration]: '注册账号',
    [EarningCause.profile]: '完善个人资料',
    [EarningCause.checkIn]: '每日签到',
    [EarningCause.smallDeposit]: '支付小订',
    [EarningCause.bigDeposit]: '支付大定',
    [EarningCause.delivery]: '提取新车',
    [EarningCause.review]: '评价交付服务',
    [EarningCause.comment]: '评论文章',
    [EarningCause.visit]: '参加活动',
    [EarningCause.friendRegistered]: '好友注册',
    [EarningCause.friendLocked]: '好友锁单',
    [EarningCause.friendDelivered]: '好友提车',
    [EarningCause.starDrives]: '星火：带两位好友试驾',
    [EarningCause.starFriends]: '星火：邀请三位好友注册',
    [EarningCause.starVisit]: '星火：参加一次活动',
  },
  entries: {
    [PointsCause.registration]: () => '注册成功',
    [PointsCause.profile]: () => '个人资料已完善',
    [PointsCause.checkIn]: ({ dayOfSeven }) => `签到第 ${dayOfSeven} 天`,
    [PointsCause.smallDeposit]: ({ modelName }) => spaced(`${modelName}小订已支付`),
    [PointsCause.bigDeposit]: ({ modelName }) => spaced(`${modelName}大定已支付`),
    [PointsCause.delivery]: ({ modelName }) => spaced(`${modelName}已交付`),
    [PointsCause.review]: ({ modelName }) => spaced(`${modelName}交付服务已评价`),
    [PointsCause.comment]: () => '已评论文章',
    [PointsCause.visit]: () => '已参加活动',
    [PointsCause.friendRegistered]: () => '好友已注册',
    [PointsCause.friendLocked]: () => '好友已锁单',
    [PointsCause.friendDelivered]: () => '好友已提车',
    [PointsCause.starDrives]: () => '星火：两位好友已试驾',
    [PointsCause.starFriends]: () => '星火：三位好友已注册',
    [PointsCause.starVisit]: () => '星火：已参加活动',
    [PointsCause.takenBack]: ({ modelName }) => spaced(`${modelName}订单已退款`),
    [PointsCause.ended]: () => '到期未使用',
    [PointsCause.commentGone]: () => '评论已不再显示',
    [PointsCause.commentBack]: () => '评论已恢复显示',
  },
}
