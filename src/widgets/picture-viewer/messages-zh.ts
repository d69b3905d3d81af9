import type { Messages } from './messages'

/** Texts of a picture on the whole screen in Chinese. */
export const zh: Messages = {
  place: (number, count) => `${number} / ${count}`,
  next: '下一张',
  previous: '上一张',
  save: '保存',
  kept: {
    saved: (count) => (count === 1 ? '已保存' : `已保存 ${count} 项`),
    begun: (count) => (count === 1 ? '已开始下载' : `已开始下载 ${count} 项`),
  },
  notSavedTitle: '保存失败',
  notSavedSome: (done, total, why) => `已保存 ${done} / ${total} 项。${why}`,
  phoneRefused: '手机未能存储该文件。',
}
