import type { PaperTexts } from './paper-texts'

/** What all papers of an order say, in Chinese. */
export const zh: PaperTexts = {
  seller: 'Vela 汽车（上海）有限公司',
  taxNumber: '税号',
  enterprise: '企业名称',
  name: '姓名',
  phone: '手机号',
  model: '车型',
  configuration: '配置编码',
  order: (orderNo) => `订单 ${orderNo}`,
  financed: '贷款，由银行支付',
  paidInFull: '全款，交付前付清',
}
