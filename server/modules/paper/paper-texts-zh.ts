import { IdDocumentType } from '@/wire/enums/buyer'
import type { PaperTexts } from './paper-texts'

/** What all papers of an order say, in Chinese. */
export const zh: PaperTexts = {
  seller: 'Vela 汽车（上海）有限公司',
  documents: {
    [IdDocumentType.residentId]: '居民身份证',
    [IdDocumentType.passport]: '护照',
    [IdDocumentType.officerCard]: '军官证',
    [IdDocumentType.taiwanCompatriotCard]: '台胞证',
    [IdDocumentType.hkMacauResidencePermit]: '港澳居民居住证',
    [IdDocumentType.taiwanResidencePermit]: '台湾居民居住证',
    [IdDocumentType.foreignerPermanentResidenceCard]: '外国人永久居留身份证',
    [IdDocumentType.foreignerResidencePermit]: '外国人居留许可',
    [IdDocumentType.hkMacauTravelPermit]: '港澳居民来往内地通行证',
    [IdDocumentType.taiwanTravelPermit]: '台湾居民来往大陆通行证',
  },
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
