import { PayFault } from '../../../gateways/pay/payment-gateway'
import type { PayFaultTexts } from './pay-fault-texts'

/** Why a payment came to nothing, in Chinese. */
export const zh: PayFaultTexts = {
  [PayFault.cardLimit]: '银行卡超出支付限额',
  [PayFault.cardDeclined]: '银行卡支付未通过',
  [PayFault.bankDeclined]: '银行未通过本次支付',
}
