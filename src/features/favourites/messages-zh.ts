import type { Messages } from './messages'

/** Texts of what was saved in Chinese. */
export const zh: Messages = {
  title: '收藏',
  kinds: { stories: '故事', clips: '视频', posts: '动态' },
  edit: '编辑',
  done: '完成',
  selectAll: '全选',
  remove: (count) => (count === 0 ? '移除' : `移除 ${count} 项`),
  removed: (count) => `已移除 ${count} 项`,
  undo: '撤销',
  notRemoved: '移除失败',
  notAllRemoved: '部分收藏未能移除',
  gone: '该内容已下架',
  emptyTitle: '暂无收藏',
  emptyText: '点击文章下方的书签，即可在这里找到它。',
  toExplore: '去发现',
}
