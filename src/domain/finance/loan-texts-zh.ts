import type { LoanTexts } from './loan-texts'

/** The sentences of a loan on its way, in Chinese. */
export const zh: LoanTexts = {
  submitted: '贷款机构正在审核您的申请。',
  approved: '贷款机构已同意您的申请，随后即可支付首付款。',
  rejected: '贷款机构未同意您的申请，您可重新申请，或不贷款支付。',
  downPaymentDue: '请支付首付款，定金已计入。',
  announced: '您的转账正在核对，需 1 至 2 个工作日，目前没有其他应付款项。',
  downPaymentPaid: '首付款已支付，其余款项由贷款机构放款。',
}
