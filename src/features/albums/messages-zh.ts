import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the vehicle albums in Chinese. */
export const zh: Messages = {
  title: '图片',
  shareTitle: (album) => spaced(`${album}图片`),
  albums: '图集',
  parts: '图集分类',
  count: (count) => `${count} 张`,
  albumLabel: (name, count) => `${name}，${count}`,
  select: '选择',
  done: '完成',
  picture: (album, number) => `${album}，第 ${number} 张图片`,
  video: (album, number, length) => `${album}，第 ${number} 个视频，时长 ${length}`,
  shown: (shown, total) => (shown < total ? `已显示 ${shown} / ${total}，下滑查看更多` : `已显示全部 ${total}\u00a0项`),
  shownOfPart: (part, shown, total) =>
    shown < total ? `${part}：已显示 ${shown} / ${total}，下滑查看更多` : `${part}：已显示全部 ${total}\u00a0项`,
  selected: (count) => `已选 ${count} 项`,
  saveAlbum: '保存图集',
  savePart: (count) => `保存全部 ${count} 项`,
  saveAll: (count) => `保存 ${count} 项`,
  saving: (done, total) => `正在保存 ${done} / ${total}`,
  viewer: (album) => spaced(`${album}图片`),
  close: '关闭',
  emptyTitle: '暂无图片',
  emptyAlbumText: '该图集暂无内容，敬请期待。',
  emptyText: '首批图集即将上线，敬请期待。',
}
