import type { Messages } from './messages'

/** Texts of the consent in Chinese. */
export const zh: Messages = {
  title: '我们重视您的隐私',
  intro: '仅在功能需要时，Vela 才会使用您的信息：',
  needs: {
    phone: { what: '手机号', why: '用于登录和下单' },
    location: { what: '位置', why: '用于按距离为您排列门店' },
    album: { what: '相册与相机', why: '用于保存海报、添加照片' },
    portrait: { what: '头像与昵称', why: '用于展示您的身份' },
    clipboard: { what: '剪贴板', why: '用于复制编号和链接' },
  },
  before: (index) => (index === 0 ? '请阅读' : '和'),
  linked: (title) => `《${title}》`,
  refusal: '。若您拒绝，仍可浏览全部内容。',
  refuse: '拒绝',
  agree: '同意',
}
