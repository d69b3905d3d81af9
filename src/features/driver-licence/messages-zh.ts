import type { Messages } from './messages'

/** Texts of the driving licence in Chinese. */
export const zh: Messages = {
  title: '驾驶证',
  heading: { upload: '上传驾驶证', kept: '您的驾驶证' },
  text: '用于试驾和上牌，请将证件四角完整置于框内。',
  sides: { front: '正页', back: '副页' },
  add: { front: '添加正页', back: '添加副页' },
  picture: { front: '驾驶证正页', back: '驾驶证副页' },
  replace: '更换',
  replaceSide: { front: '更换正页', back: '更换副页' },
  uploading: (percent) => `上传中 ${percent}%`,
  uploadFailed: (why) => `${why}图片未上传，点击重试。`,
  pickFailed: '图片无法打开',
  kept: '已存档',
  privacy: '私密保存：查看链接十分钟后失效，且仅您本人可获取。',
  submit: '提交',
  obstacles: {
    missingFront: '请添加正页',
    missingBack: '请添加副页',
    uploading: '请等待上传完成',
    unchanged: '更换任一页后即可提交',
  },
  submitted: '驾驶证已保存',
  unknownTitle: '服务器无响应',
  unknownText: (why) => `${why}重试不会重复保存。`,
  submitFailed: '驾驶证未保存',
}
