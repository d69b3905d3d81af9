import type { LoanExitsTexts } from './exits'

/** What is said of each way out of a loan, in Chinese. */
export const zh: LoanExitsTexts = {
  cancelFinance: {
    label: '取消申请',
    title: '确定取消金融申请？',
    text: '贷款机构将停止审核。您的订单会保留，之后可重新申请。',
    okLabel: '确定取消',
    cancelLabel: '暂不取消',
    done: '申请已取消',
    failed: '申请未能取消',
  },
  payInFull: {
    label: '改为全款',
    title: '确定改为全款支付？',
    text: '改为全款后需支付全部尾款，且此订单不能再申请贷款。',
    okLabel: '改为全款',
    cancelLabel: '暂不',
    done: '已改为全款支付',
    failed: '付款方案未能更改',
  },
}
