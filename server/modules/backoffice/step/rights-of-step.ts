import { OfficeRight } from '../../../secrets/office-keys'
import { BackOfficeStep } from './step-call'

const { finance, factory, shop } = OfficeRight

/** Who may report what: a key needs one of these rights. */
export const rightsOfStep = {
  [BackOfficeStep.nameCorrected]: [shop],
  [BackOfficeStep.contractGenerated]: [shop],
  [BackOfficeStep.loanApproved]: [finance],
  [BackOfficeStep.loanRejected]: [finance],
  [BackOfficeStep.downPaymentReleased]: [finance],
  [BackOfficeStep.transferMatched]: [finance],
  [BackOfficeStep.posTaken]: [shop],
  [BackOfficeStep.posDeclined]: [shop],
  [BackOfficeStep.posPaid]: [shop],
  [BackOfficeStep.disbursed]: [finance],
  [BackOfficeStep.pdiReported]: [factory],
  [BackOfficeStep.deliveryPlanned]: [factory, shop],
  [BackOfficeStep.delivered]: [shop],
  [BackOfficeStep.refundRetry]: [finance],
  [BackOfficeStep.refundGranted]: [finance],
} as const satisfies Record<BackOfficeStep, readonly OfficeRight[]>
