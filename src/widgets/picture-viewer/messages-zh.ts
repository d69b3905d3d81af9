import type { Messages } from './messages'

/** Texts of a picture on the whole screen in Chinese. */
export const zh: Messages = {
  place: (number, count) => `${number} / ${count}`,
  next: '下一张',
  previous: '上一张',
  save: '保存',
  saved: '已保存',
  savedCount: (count) => `已保存 ${count} 项`,
  notSavedTitle: '保存失败',
  notSavedSome: (done, total, why) => `已保存 ${done} / ${total} 项。${why}`,
  phoneRefused: '手机未能存储该文件。',
}
