import { spaced } from '@/language/spaced'
import { CommentOrder, FollowRelation, ReportReason } from '@/wire/enums/content'
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
  reportComment: (name) => spaced(`举报${name}的评论`),
  reportCommentTitle: '举报评论',
  reportShort: '举报',
  ownWords: '补充说明（选填）',
  reportNote: '我们会人工查看，作者不会知道是谁举报的。',
  sendReport: '提交举报',
  reported: '已提交，谢谢',
  saySomething: '说点什么',
  comment: '您的评论',
  comments: (count) => `评论 ${count}`,
  commentList: '评论',
  commentGone: '您要找的评论已不存在。',
  noComments: '还没有人评论。',
  moreFailed: '加载失败',
  allComments: '按时间查看全部评论',
  commentOrder: '评论排序',
  orders: { [CommentOrder.top]: '最热', [CommentOrder.newest]: '最新' },
  moreReplies: (count) => `还有 ${count} 条回复`,
  author: '作者',
  you: '我',
  reply: '回复',
  replyTo: (name) => spaced(`回复${name}`),
  replyingTo: '回复',
  stopWriting: '不写了',
  beKind: '友善发言，勿留号码，勿推销。',
  send: '发送',
  notSent: '评论未发送',
  likeIt: '赞',
  likeComment: (name, count) => spaced(`赞${name}的评论，${count}`),
  delete: '删除',
  deleteTitle: '删除这条评论？',
  deleteText: '它的回复会一并删除。',
  hidden: (why) => `已被管理员隐藏：${why}。仅您自己可见。`,
  hiddenReasons: {
    [ReportReason.advertising]: '内容涉及推销',
    [ReportReason.insult]: '内容涉及辱骂',
    [ReportReason.privateData]: '内容泄露他人隐私',
    [ReportReason.offSubject]: '内容与主题无关',
    [ReportReason.other]: '内容违反社区规则',
  },
  appeal: '申诉',
}
