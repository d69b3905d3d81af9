import { SearchKind } from '@/wire/enums/search'
import { MAX_FOUND } from '@/wire/search-limits'
import type { Messages } from './messages'

const atMost = (count: number): string => (count >= MAX_FOUND ? `${MAX_FOUND - 1}+` : String(count))

const kinds = {
  [SearchKind.model]: '车型',
  [SearchKind.article]: '故事',
  [SearchKind.activity]: '活动',
  [SearchKind.topic]: '话题',
  [SearchKind.hashtag]: '标签',
  [SearchKind.shop]: '门店',
  [SearchKind.help]: '帮助',
}

/** Texts of the search, in Chinese. */
export const zh: Messages = {
  title: '搜索',
  field: '故事、车型、活动',
  recent: '最近搜索',
  before: '搜索记录',
  clear: '清除搜索记录',
  clearAll: '全部清除',
  keptHere: '仅保存在本机。',
  forget: (query) => `删除 ${query}`,
  hot: '热门搜索',
  isNew: '新',
  topics: '值得关注的话题',
  searchFor: (query) => `搜索“${query}”`,
  showing: '已为您显示',
  insteadBefore: ' · 仍然搜索 ',
  insteadAfter: '',
  searchTyped: (query) => `仍然搜索 ${query}`,
  kinds: '搜索结果',
  all: (count) => `全部 ${atMost(count)}`,
  ofKind: (kind, count) => `${kind} ${atMost(count)}`,
  kind: kinds,
  oneOf: kinds,
  seeAll: (kind, count) => `查看全部 ${atMost(count)} 个${kind}`,
  found: (count) => `${atMost(count)} 条结果`,
  hashtag: (name) => `#${name}`,
  at: (day, city) => `${day} · ${city}`,
  by: (author, day) => `${author} · ${day}`,
  placesLeft: (count) => `剩余 ${count} 个名额`,
  nothingTitle: (query) => `没有找到“${query}”`,
  nothingText: '请精简关键词后重试，或咨询客服。',
  ask: '咨询客服',
  feedback: '提交反馈',
  feedbackNote: '每一条我们都会阅读',
}
