import type { Messages } from './messages'

/** Texts of a browser that keeps no files in Chinese. */
export const zh: Messages = {
  title: '请换一种方式保存',
  holdIt: '长按图片即可保存。',
  elsewhere: '微信内无法下载文件，请点击右上角菜单，选择“在浏览器打开”后再保存。',
}
