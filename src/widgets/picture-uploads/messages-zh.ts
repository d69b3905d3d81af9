import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of pictures that are being uploaded, in Chinese. */
export const zh: Messages = {
  add: '添加',
  retry: '重试',
  pickFailed: '图片无法打开',
  percent: (percent) => `${percent}%`,
  uploading: (picture) => spaced(`正在上传${picture}`),
  retryUpload: (picture) => spaced(`重新上传${picture}`),
  removeUpload: (picture) => spaced(`移除${picture}`),
}
