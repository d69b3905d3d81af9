import { LoanPaper } from '@/wire/enums/finance'
import { FinanceAction } from '@/wire/enums/order'
import type { Messages } from './messages'

/** Texts of an order's application for finance in Chinese. */
export const zh: Messages = {
  title: '金融申请',
  stale: '页面未能刷新，当前内容可能不是最新。',

  head: {
    notYet: '该订单暂无金融申请。贷款购车的合同签署后即可申请。',
    noSchemes: '此车暂无可用的贷款方案，请稍后再试，或不贷款支付。',
    notApplied: '请选择方案并添加两份资料，一并提交贷款机构，申请不收取费用。',
    complete: '两份资料已齐全，勾选后即可提交。',
    missing: (papers) => `尚缺：${papers.join('、')}。`,
    answerBy: (submitted, time) => `${submitted}将于 ${time} 前答复，您无需操作。`,
    released: '贷款机构已为您的车放款，请按期向其偿还月供。',
    cancelled: '您已撤回申请，可重新申请，或不贷款支付。',
    paysInFull: '您将不使用贷款支付尾款。',
  },
  reasonTitle: '未通过原因',

  planTitle: '贷款方案',
  schedule: '还款计划',
  monthly: (months) => `月供，共 ${months} 期`,
  rate: '年利率',
  percent: (percent) => `${percent}%`,
  vehicleTotal: '车辆总价',
  downPayment: (percent) => `首付款 ${percent}%`,
  depositCounted: '已付定金',
  loan: '贷款金额',
  interest: '利息合计',

  papersTitle: '申请资料',
  papersNote: '私密保存，仅您和贷款机构可见。',
  papers: {
    [LoanPaper.identity]: '居民身份证正反面',
    [LoanPaper.income]: '近 6 个月收入证明',
  },
  addPaper: (paper) => `添加图片：${paper}`,
  paperPicture: (paper, number) => `${paper}，第 ${number} 张图片`,
  sent: '已提交',
  accepted: '已通过',

  consent: '我同意贷款机构为审批此项贷款查阅我的资料。',
  save: '保存',
  saved: '已保存',
  submit: '提交申请',
  obstacles: {
    uploading: '请等待上传完成',
    uploadFailed: '有图片未上传',
    missingIdentity: '请添加身份证',
    missingIncome: '请添加收入证明',
    notAgreed: '请先勾选同意查阅资料',
  },
  otherWays: '其他方式',
  exitNotes: {
    [FinanceAction.payInFull]: '放弃贷款，支付全部尾款',
    [FinanceAction.cancelFinance]: '放弃已准备的内容，之后可重新开始',
  },

  progress: '申请进度',
  car: '车型',
  scheme: '金融方案',
  orderNumber: '订单编号',

  call: '联系客服',
  applyAgain: '重新申请',
  pay: (amount) => `支付 ¥${amount}`,
  payBalance: '支付尾款',
  viewOrder: '查看订单',

  payOffTitle: '提前结清',
  payOffAmount: '结清金额',
  payOffSaved: '节省利息',
  payOffDue: '扣款日期',
  askPayOff: '申请结清',
  payOffQuestion: '提前结清全部贷款？',
  payOffQuestionText: (amount, day) => `贷款机构将于 ${day}扣款 ¥${amount}，提交后无法在此撤回。`,
  payOffAsked: (time) => `已于 ${time} 申请，贷款机构会与您联系。`,

  submitted: '申请已提交',
  payOffRequested: '已申请提前结清',
  failed: {
    save: '申请未保存',
    submit: '申请未提交',
    payOff: '结清申请未提交',
  },
  unknownTitle: '服务器无响应',
  unknownText: (why) => `${why}重试不会重复操作。`,
  monthOfLoan: '此项贷款月供',
}
