import type { Messages } from './messages'

/** Texts of one's own data in Chinese. */
export const zh: Messages = {
  title: '我的数据',
  fileTitle: '我们保存的全部个人数据',
  fileText: '个人资料、订单与支付、合同、预约、反馈、积分、登录记录与文件。即时生成一个 JSON 文件，不在别处留存。',
  download: '下载',
  failedTitle: '文件未能生成',
  agreed: '您同意的协议',
  entries: (count) => `${count} 项`,
  state: '已同意',
  named: (title, version) => `${title} ${version}`,
  forOrder: (time, orderNo) => `${time} · 订单 ${orderNo}`,
  withdraw: '如需撤回同意，请注销账号。',
  deleteAccount: '注销账号',
  personalInfoList: '个人信息收集清单',
}
