import { randomUUID } from 'node:crypto'
import { cancelApplication } from '@/wire/endpoints/loan'
import type { OrderDetail } from '@/wire/schemas/order'
import { BackOfficeStep } from '../../server/modules/backoffice/step/step-call'
import { BALANCE_FEN, balanceOrder } from '../support/customers/balance-order'
import { financedOrder, prepareLoan, report, submitLoan } from '../support/customers/financed-order'
import { callAs } from '../support/customers/orders'
import { routeTo } from '../support/browser/page-samples'
import { openPage } from '../support/browser/storefront-steps'
import { chooseTextScale } from '../support/browser/text-scale'
import type { Scene, Screen } from './screens'

/** What leads to a status, from the one before. */
type Step = (scene: Scene, order: OrderDetail) => Promise<unknown>

const LARGE_TEXT = 1.3
/** Of the usual plan: 30 % of ¥291,700.00 without the deposit, and the rest. */
const DOWN_PAYMENT_FEN = 8_651_000
const LOAN_FEN = 20_419_000

const prepare: Step = ({ storefront, customer }, order) => prepareLoan(storefront, customer, order)
const submit: Step = ({ storefront, customer }, order) => submitLoan(storefront, customer, order)
const cancel: Step = ({ storefront, customer }, { id, orderType }) =>
  callAs(storefront, customer, cancelApplication, { id, orderType })

const told =
  (step: BackOfficeStep, details: { amountFen?: number; reason?: string } = {}): Step =>
  ({ storefront }, order) =>
    report(storefront, order, { step, ...details, ...(details.amountFen && { reference: randomUUID() }) })

const approved = [submit, told(BackOfficeStep.loanApproved)]
const due = [...approved, told(BackOfficeStep.downPaymentReleased)]
const paid = [...due, told(BackOfficeStep.transferMatched, { amountFen: DOWN_PAYMENT_FEN })]
const settled = [told(BackOfficeStep.transferMatched, { amountFen: BALANCE_FEN })]
const released = [...paid, told(BackOfficeStep.disbursed, { amountFen: LOAN_FEN })]

/** The page of a payment, of an order that was made and came on by some steps. */
const showResult =
  (steps: readonly Step[], make = financedOrder): Screen['show'] =>
  async (scene) => {
    const order = await make(scene.storefront, scene.customer)
    for (const step of steps) await step(scene, order)
    await openPage(scene.page, routeTo('pages/successful/index', { id: order.id }))
  }

const show =
  (steps: readonly Step[], isLarge = false): Screen['show'] =>
  async (scene) => {
    const order = await financedOrder(scene.storefront, scene.customer)
    for (const step of steps) await step(scene, order)
    if (isLarge) await chooseTextScale(scene.page, LARGE_TEXT)
    await openPage(scene.page, routeTo('pages/financialCalculator/financialOrderSnapshot', { id: order.id }))
    await scene.page.getByRole('heading', { level: 1 }).last().waitFor()
  }

/** The application for finance in each of its statuses, and the pages of its payments. */
export const FINANCE_SCREENS: readonly Screen[] = [
  { name: '144-success-balance', show: showResult(settled, balanceOrder) },
  { name: '144-success-down-payment', show: showResult(paid) },
  { name: '144-success-loan', show: showResult(released) },
  { name: '78-finance-application', show: show([submit]) },
  { name: '78-finance-application-full', isFull: true, show: show([submit]) },
  { name: '78-finance-application-large', isFull: true, show: show([submit], true) },
  { name: '79-finance-not-applied', isFull: true, show: show([]) },
  { name: '79-finance-not-applied-large', isFull: true, show: show([], true) },
  { name: '79-finance-to-submit', isFull: true, show: show([prepare]) },
  { name: '79-finance-approved', isFull: true, show: show(approved) },
  {
    name: '79-finance-rejected',
    isFull: true,
    show: show([submit, told(BackOfficeStep.loanRejected, { reason: 'The income papers are older than six months.' })]),
  },
  { name: '79-finance-down-payment-due', isFull: true, show: show(due) },
  { name: '79-finance-down-payment-paid', isFull: true, show: show(paid) },
  { name: '79-finance-released', isFull: true, show: show(released) },
  { name: '79-finance-cancelled', isFull: true, show: show([submit, cancel]) },
  {
    name: '12-order-finance',
    isFull: true,
    show: async (scene) => {
      const order = await financedOrder(scene.storefront, scene.customer)
      await submit(scene, order)
      await openPage(scene.page, routeTo('pages/real-order-detail/index', { id: order.id }))
      await scene.page.getByRole('heading', { level: 1 }).last().waitFor()
    },
  },
]
