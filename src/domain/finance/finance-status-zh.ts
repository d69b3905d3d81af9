import { FinanceStatus } from '@/wire/enums/finance'

/** Label of every finance status in Chinese. */
export const zh: Record<FinanceStatus, string> = {
  [FinanceStatus.notApplied]: '未申请',
  [FinanceStatus.pendingSubmission]: '申请待提交',
  [FinanceStatus.submitted]: '已提交',
  [FinanceStatus.approved]: '已通过',
  [FinanceStatus.rejected]: '未通过',
  [FinanceStatus.downPaymentPending]: '待付首付款',
  [FinanceStatus.downPaymentPaid]: '首付款已付',
  [FinanceStatus.finalPaymentReleased]: '尾款已放款',
  [FinanceStatus.cancelled]: '金融订单已取消',
}
