import type { Messages } from './messages'

/** Texts of "Explore" in Chinese. */
export const zh: Messages = {
  shareTitle: '发现 Vela',
  tabs: '发现',
  search: '搜索',
  tab: {
    recommended: '推荐',
    custom: '精选',
    square: '广场',
    activities: '活动',
    message: '消息',
  },
  stories: '故事',
  all: '全部',
  allTopics: '全部话题',
  discover: '了解更多',
  discoverSlide: (title) => `了解更多：${title}`,
  testDrive: '试驾',
  findShop: '门店',
  finance: '金融方案',
  myOrders: '我的订单',
  hotline: '客服',
  slide: (number, count, title) => `第 ${number} 张，共 ${count} 张：${title}`,
  highlights: '精选',
  end: '已经到底了',
  emptyTitle: '暂无内容',
  emptyText: '每周都有新故事，敬请期待。',
  cachedFrom: (time) => `当前显示 ${time} 的内容，草稿均已保存。`,
}
