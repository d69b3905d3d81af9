import { randomUUID } from 'node:crypto'
import * as loan from '@/wire/endpoints/loan'
import type { SeenAgreement } from '@/wire/schemas/agreement'
import type { SaveApplication, SubmitApplication, FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import type { OrderDetail } from '@/wire/schemas/order'
import { AgreementId } from '@/wire/enums/agreement'
import { LoanPaper, PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { BackOfficeStep, type StepCall } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { uploadPicture } from '../../support/customers/upload'
import type { Shop } from '../money/shop'
import { bigShopper, DEPOSIT_FEN, type BigShopper } from '../orders/big-shopper'

/** The seeded "Vela low rate" for the car of `bigPlacement`, 269,900 yuan: 30 % down, 60 months at 2.04 %. */
export const loanTerms: LoanTerms = {
  schemeId: 'vela-low-rate',
  schemeName: 'Vela low rate',
  annualRate: 0.0204,
  termMonths: 60,
  downPaymentRatio: 0.3,
  downPaymentFen: 8_097_000,
  loanFen: 18_893_000,
  monthlyFen: 331_483,
  interestFen: 995_960,
}

/** What papers are given under: the statement in the version that it is seeded in. */
export const paperAgreements: [SeenAgreement] = [{ id: AgreementId.leadActivityPrivacyStatement, version: 11 }]

/** What is left of a down payment after the deposit, in fen. */
export const downPaymentOf = ({ downPaymentFen }: LoanTerms): number => downPaymentFen - DEPOSIT_FEN

/** A shopper who asks for a loan. */
export class LoanShopper {
  constructor(
    private readonly shop: Shop,
    readonly big: BigShopper,
    readonly order: OrderDetail,
  ) {}

  private with(key: string = randomUUID()) {
    return { token: this.big.token, idempotencyKey: key }
  }

  private get body() {
    return { id: this.order.id, orderType: OrderType.big }
  }

  async application(): Promise<FinanceApplication> {
    return (await this.shop.server.call(loan.application, { id: this.order.id }, this.with())).data
  }

  async paper(): Promise<string> {
    return (await uploadPicture(this.shop.server, this.big.token, 'content', { isPrivate: true })).path
  }

  async papers(): Promise<SaveApplication['papers']> {
    return [
      { kind: LoanPaper.identity, path: await this.paper() },
      { kind: LoanPaper.income, path: await this.paper() },
    ]
  }

  save(changes: Partial<SaveApplication> = {}, key?: string) {
    const { schemeId, downPaymentRatio, termMonths } = loanTerms
    return this.shop.server.call(
      loan.save,
      { ...this.body, schemeId, downPaymentRatio, termMonths, papers: [], agreements: paperAgreements, ...changes },
      this.with(key),
    )
  }

  submit(changes: Partial<SubmitApplication> = {}, key?: string) {
    const { monthlyFen: expectedMonthlyFen } = loanTerms
    const body = { ...this.body, expectedMonthlyFen, agreed: true, agreements: paperAgreements, ...changes }
    return this.shop.server.call(loan.submit, body, this.with(key))
  }

  cancel(key?: string) {
    return this.shop.server.call(loan.cancelApplication, this.body, this.with(key))
  }

  payInFull(key?: string) {
    return this.shop.server.call(loan.payInFull, this.body, this.with(key))
  }

  payOff(expectedAmountFen: number, key?: string) {
    return this.shop.server.call(loan.requestPayOff, { ...this.body, expectedAmountFen }, this.with(key))
  }

  /** Prepares an application with all its papers and sends it. */
  async submitted(): Promise<FinanceApplication> {
    await this.save({ papers: await this.papers() })
    const answer = await this.submit()
    if (answer.code !== 200) throw new Error(`not submitted: ${answer.msg}`)
    return answer.data
  }

  /** Bank or dealer reports a step. */
  report(step: BackOfficeStep, details: Partial<StepCall> = {}) {
    return takeStep(this.shop.context, randomUUID(), { step, orderNo: this.order.orderNo, ...details })
  }

  /** The loan is approved, the down payment made, and the bank has paid out. */
  async released(): Promise<void> {
    await this.submitted()
    await this.report(BackOfficeStep.loanApproved)
    await this.report(BackOfficeStep.downPaymentReleased)
    await this.report(BackOfficeStep.transferMatched, { amountFen: downPaymentOf(loanTerms), reference: randomUUID() })
    await this.report(BackOfficeStep.disbursed, { amountFen: loanTerms.loanFen, reference: randomUUID() })
  }
}

/** A shopper whose contract is signed and who applies next (9); what led there is tested elsewhere. */
export const loanShopper = async (shop: Shop): Promise<LoanShopper> => {
  const shopper = await bigShopper(shop)
  const order = await shopper.lockedOrder({ purchaseSchemeType: PaymentPlan.finance })
  await shop.server.database.query('UPDATE orders SET status = $2, contract_status = $3 WHERE id = $1', [
    order.id,
    OrderStatus.pendingFinanceSubmission,
    ContractStatus.passed,
  ])
  return new LoanShopper(shop, shopper, order)
}
