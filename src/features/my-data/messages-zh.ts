import { AgreementScene } from '@/wire/enums/agreement'
import type { Messages } from './messages'

/** Texts of one's own data in Chinese. */
export const zh: Messages = {
  title: '我的数据',
  fileTitle: '我们保存的全部个人数据',
  fileText:
    '个人资料、订单与支付、合同、预约、反馈、积分、登录记录，以及您上传的图片与文件。即时生成一个 ZIP 文件，不在别处留存。',
  toChat: '微信会将文件发送到聊天，可选择“文件传输助手”在电脑上打开。',
  download: '下载',
  failedTitle: '文件未能生成',
  ready: '文件已生成，请发送到聊天。',
  send: '发送到聊天',
  notSentTitle: '文件未能发送',
  agreed: '您同意的协议',
  entries: (count) => `${count} 项`,
  state: '已同意',
  named: (title, version) => `${title} ${version}`,
  given: (time, place) => `${time} · ${place}`,
  order: (orderNo) => `订单 ${orderNo}`,
  scenes: {
    [AgreementScene.accountRegister]: '登录时',
    [AgreementScene.accountDelete]: '注销账号时',
    [AgreementScene.customerInformation]: '填写个人信息时',
  },
  ended: '已撤回',
  why: {
    account: '保留：没有它就没有账号；注销账号后即终止。',
    deletion: '保留：用于证明您了解注销的后果。',
    papers: '保留：您填写信息所办的事项需要它。',
    order: '保留：它是该订单约定的一部分。',
    optional:
      '可选：门店可为您预约的试驾、活动或交付使用您的姓名与号码，我们可为试驾与上牌使用您的驾驶证，贷款机构可使用您的贷款材料。',
    withdrawn: (time) => `已于 ${time} 撤回，为试驾与活动填写的姓名、驾驶证及贷款材料已删除。`,
  },
  withdraw: '撤回同意',
  withdrawTitle: '撤回这项同意？',
  withdrawText:
    '您为试驾与活动填写的姓名、驾驶证及贷款材料将被删除，门店不得再就此致电。下次填写时会重新征得您的同意。',
  withdrawn: '已撤回同意',
  withdrawFailed: '未能撤回',
  unknownTitle: '服务器无响应',
  accountNote: '其余同意随之终止。',
  deleteAccount: '注销账号',
}
