import { spaced } from '@/language/spaced'
import { FollowRelation, ReportReason } from '@/wire/enums/content'
import type { Messages } from './messages'

/** Texts of an article in Chinese. */
export const zh: Messages = {
  title: '文章',
  post: '动态',
  postBy: (author) => spaced(`${author}的动态`),
  minutes: (count) => `${count} 分钟`,
  hashtag: (tag) => `#${tag}`,
  picture: (title, number, of) => `${title}，第 ${number} 张，共 ${of} 张`,
  place: (number, of) => `${number}/${of}`,
  priceFrom: (price) => `${price} 起`,
  goneTitle: '该文章已下架',
  goneText: '发现页还有更多内容。',
  toExplore: '去发现',
  relations: {
    [FollowRelation.notFollowing]: '关注',
    [FollowRelation.following]: '已关注',
    [FollowRelation.mutual]: '互相关注',
  },
  relationTo: (relation, author) => {
    switch (relation) {
      case FollowRelation.notFollowing:
        return spaced(`关注${author}`)
      case FollowRelation.following:
        return spaced(`已关注${author}`)
      case FollowRelation.mutual:
        return spaced(`与${author}互相关注`)
      default:
        return relation satisfies never
    }
  },
  endFollowing: (author) => spaced(`不再关注${author}？`),
  unfollow: '取消关注',
  like: (count) => `点赞，${count}`,
  favourite: (count) => `收藏，${count}`,
  share: '分享',
  shareTitle: '分享这篇文章',
  shareText: '收到链接的人都可以阅读。',
  qrLabel: '打开这篇文章的二维码',
  notDone: '操作未成功',
  report: '举报这篇文章',
  reportTitle: '举报',
  reasons: {
    [ReportReason.advertising]: '广告或欺诈',
    [ReportReason.insult]: '辱骂或仇恨',
    [ReportReason.privateData]: '泄露他人隐私',
    [ReportReason.offSubject]: '与主题无关',
    [ReportReason.other]: '其他',
  },
  ownWords: '补充说明（选填）',
  reportNote: '我们会人工查看，作者不会知道是谁举报的。',
  sendReport: '提交举报',
  reported: '已提交，谢谢',
}
