import type { Messages } from './messages'

/** Texts of the notice that two apps have become one in Chinese. */
export const zh: Messages = {
  title: '公告',
  heading: '您的 Vela 应用已迁移',
  text: '2026年12月1日起，商城与车主应用合二为一，账号保持不变。',
  comes: '随您迁移',
  comesText: '订单、合同、卡券与已存配置',
  same: '保持不变',
  sameText: '手机号、登录方式与您的顾问',
  until: '11月30日前迁移',
  untilText: '尚未提交的订单草稿',
  lost: '不会迁移',
  lostText: '保存在旧手机上的图片与搜索记录',
  foot: (service) => `发布于 2026年11月12日 · 客服 ${service}`,
  later: '稍后',
  goOn: '在此继续',
}
