import { SandboxOutcome } from '@/wire/enums/payment'
import type { Messages } from './messages'

/** Texts of signing a contract in Chinese. */
export const zh: Messages = {
  title: '签署合同',
  heading: {
    sign: '签署您的购车合同',
    signing: '签署您的购车合同',
    done: '合同已签署',
    failed: '合同尚未签署',
  },
  subject: (car, orderNo) => `${car} · 订单 ${orderNo}`,

  identity: '确认本人身份',
  identityDone: '身份已核验',
  identityNote: (phone) => `验证码将发送至 ${phone}`,
  signer: (name, no) => `${name} · ${no}`,
  read: '阅读合同',
  readDone: '合同已打开',
  readNote: (pages) => `共 ${pages} 页`,
  readDoneNote: (pages, time) => `${pages} · ${time} 打开`,
  sign: '签署',
  signNote: '完成以上两步后即可签署',
  signReady: '将在签约服务商的页面签署',
  signing: '正在签署',
  inProgress: '进行中',
  signingNote: '签署页面已打开，我们每隔几秒查询一次结果。',
  signed: '已签署',
  failed: '签署未成功',
  seal: 'Vela 盖章',
  sealNote: '您签署后立即盖章',
  sealed: (time) => `已于 ${time} 完成`,

  contract: '合同',
  contractNo: (no) => `购车合同，编号 ${no}`,
  vehicleTotal: '车辆总价',
  delivery: '交付',
  deliveryBy: (place, day) => `${place}，${day}前`,
  comeBack: (time) => `关闭了签署页面？进度不会丢失，可重新打开，或在 ${time} 前返回签署。`,
  notOpenYet: '签署即将开放，在此之前您的订单名额仍为您保留。',
  sandboxNote: '当前为模拟环境，签署不具有法律效力。',

  preview: '预览',
  actions: {
    identity: '验证身份',
    read: '阅读合同',
    sign: '签署合同',
    signAgain: '重新签署',
    openAgain: '继续签署',
    toOrder: '查看订单',
  },

  previewFailed: '合同无法打开',
  signFailed: '签署页面无法打开',
  outsideTitle: '在浏览器中签署',
  outsideText: '签署在服务商页面完成。在微信中将为您复制网址，请在手机浏览器中打开，签署后返回此处。',
  outsideGo: '继续',

  sandboxTitle: '模拟签署',
  sandboxNothing: '签署不具有法律效力。',
  sandboxText: '请选择签约服务商返回的结果。',
  sandboxAnswer: '模拟结果',
  sandboxAnswers: {
    [SandboxOutcome.success]: { label: '成功', note: '立即签署完成' },
    [SandboxOutcome.failure]: { label: '失败', note: '人脸核验未通过' },
    [SandboxOutcome.delay]: { label: '延迟', note: '20 秒后签署完成' },
  },
  test: '测试签署',

  notReadyTitle: '暂无合同',
  notReadyText: '合同备好后会显示在这里。',
}
