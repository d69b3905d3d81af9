import { MAX_PARTS } from '@/domain/payment/part-payment'
import type { ContractTexts } from './contract-texts'

/** What a contract says in Chinese: the deposit is 定金, which the seller keeps when the buyer withdraws. */
export const zh: ContractTexts = {
  title: '购车合同',
  number: (contractNo) => `合同编号 ${contractNo}`,
  parties: '一、合同双方',
  seller: '卖方',
  shop: '门店',
  customerService: '客服电话',
  theBuyer: '买方：',
  car: '二、车辆',
  price: '三、价款',
  options: '选装',
  vehicleTotal: '车辆总价',
  saleTotal: '成交价',
  depositPaid: '已付定金',
  balance: '尾款',
  paymentPlan: '付款方案',
  financed: '买方首付款以外的尾款由银行支付。如无银行放款，买方可重新申请或改为全款支付。',
  paidInFull: `尾款应在车辆交付前付清，可分次支付，最多 ${MAX_PARTS} 次。`,
  delivery: '四、交付',
  deliveryCity: '交付城市',
  licensingCity: '上牌城市',
  place: (province, city) => [...new Set([province, city])].filter(Boolean).join(''),
  deliveredBy: '最迟交付日期',
  handover:
    '买方在交付中心查看检测报告、在日光下查验车辆并签署交付确认单。在此之前，车辆归卖方所有，毁损、灭失的风险由卖方承担。',
  warranty: '五、质保',
  warrantyText:
    '首任车主享有电池、电机及电控系统终身质保，里程与保养要求以质保手册为准。后续车主享有八年或 160,000 公里质保。',
  leaving: '六、合同解除',
  leavingText:
    '买方因自身原因解除本合同的，定金不予退还。卖方逾期交付，或车辆与本合同不符的，买方请联系客服。买方依法享有的权利不受影响。',
  disputes: '七、争议解决',
  disputesText: '本合同适用中华人民共和国法律。发生争议的，双方先行协商；协商不成的，由买方住所地人民法院管辖。',
  signatures: '八、签署',
  buyer: '买方',
  sealed: (seller) => `${seller}（电子签章）`,
  signed: (buyer) => `${buyer}（电子签名）`,
  notSigned: '尚未签署',
  signedAt: '签署时间',
  certificate: '证书编号',
  fingerprint: '合同 SHA-256',
}
