import type { Messages } from './messages'

/** Texts of the page that shows drafts, in Chinese. */
export const zh: Messages = {
  title: '预览',
  tab: {
    custom: '自定义',
    recommended: '推荐',
    square: '广场',
    activities: '活动',
    message: '消息',
  },
  drafts: (count, tab) => `未发布。“${tab}”有 ${count} 篇草稿`,
  saved: (time) => `，保存于 ${time}`,
  leadsTo: (group, type, target) => `分组“${group}”，跳转：${type}，${target}`,
  leadsNowhere: (group) => `分组“${group}”，无跳转`,
  watermark: '预览 · 未发布',
  ends: (time) => `链接有效至 ${time}`,
  reload: '刷新草稿',
  emptyTitle: '没有待发布的内容',
  emptyText: '该栏目的内容均已发布。',
  goneTitle: '该链接已失效',
  goneText: '请向编辑索取新的链接。',
}
