import { LANGUAGES } from '@/language/language'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { say } from '../../../db/written-in-both'
import { Refusal } from '../../../http/errors'
import { UnprintableText } from '../../../pdf/unprintable-text'
import type { Paper } from '../../../pdf/paper'
import { contractDraft } from '../../contract/generate-contract'
import { confirmationPaper, guidePaper, invitationPaper } from '../../delivery/delivery-papers'
import { planDelivery, type DeliveryPlan } from '../../delivery/delivery-plan'
import { inspectionPaper } from '../../delivery/inspection-paper'
import { invoicePaper } from '../../delivery/invoice-paper'
import { findOrder } from '../../order-record/row/find-order'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { isAllowed } from '../../order-record/life/allowed-steps'
import { draftPaper, type PaperDraft } from '../../paper/draft-paper'
import { isCarOrder, type CarOrder } from '../../paper/order-facts'
import { PaperKind } from '../../paper/paper-kind'
import type { ServerContext } from '../../../context/server-context'
import { speaking } from '../../../system/spoken-language'
import { BackOfficeStep, type StepCall } from './step-call'

/** What a report is prepared from. */
interface Matter {
  context: ServerContext
  order: CarOrder
  call: StepCall
  at: Date
}

/** What is known of a report in every language, and what it writes of its order in the language of the moment. */
interface Settled {
  plan?: DeliveryPlan
  write: (order: CarOrder) => Partial<Record<PaperKind, Paper>>
}

interface PaperStep {
  /** What the report may take: nothing is printed for an order that allows none of them. */
  steps: readonly OrderStep[]
  settle: (matter: Matter) => Settled | Promise<Settled>
}

/** The reports that bring papers with them. */
const paperSteps: Partial<Record<BackOfficeStep, PaperStep>> = {
  [BackOfficeStep.contractGenerated]: {
    steps: [OrderStep.generateContract],
    settle: ({ at }) => ({ write: (order) => ({ [PaperKind.contract]: contractDraft(order, at) }) }),
  },
  [BackOfficeStep.pdiReported]: {
    steps: [OrderStep.reportPdi],
    settle: ({ at }) => ({ write: (order) => ({ [PaperKind.inspection]: inspectionPaper(order, at) }) }),
  },
  [BackOfficeStep.deliveryPlanned]: {
    steps: [OrderStep.planDelivery, OrderStep.movePickUp],
    settle: async ({ context, order, call, at }) => {
      const plan = await planDelivery(context.database, order, call, at)
      const write: Settled['write'] = (spoken) => ({
        [PaperKind.invitation]: invitationPaper(spoken, say(plan)),
        [PaperKind.guide]: guidePaper(spoken, say(plan)),
      })
      return { plan, write }
    },
  },
  [BackOfficeStep.delivered]: {
    steps: [OrderStep.deliver],
    settle: ({ at }) => ({
      write: (order) => ({
        [PaperKind.confirmation]: confirmationPaper(order, at),
        [PaperKind.invoice]: invoicePaper(order, at),
      }),
    }),
  },
}

/** The order of a report, in the language of the moment. */
const orderFor = async (db: Queryable, orderNo: string, steps: readonly OrderStep[]): Promise<CarOrder> => {
  const found = await db.one<{ id: string }>('SELECT id FROM orders WHERE order_no = $1', [orderNo])
  const order = found && (await findOrder(db, found.id))
  if (order === undefined) throw new Refusal(ErrorCode.orderNotFound)
  const canTake = steps.some((step) => isAllowed(order, step, OrderActor.backOffice))
  if (!canTake || !isCarOrder(order)) throw new Refusal(ErrorCode.orderStateChanged)
  return order
}

/** Prints what is written of an order, in the language of the moment. */
const print = async (
  context: ServerContext,
  order: CarOrder,
  write: Settled['write'],
  at: Date,
): Promise<PaperDraft[]> => {
  const written = write(order)
  const drafts: PaperDraft[] = []
  for (const kind of Object.values(PaperKind)) {
    const paper = written[kind]
    if (paper !== undefined) drafts.push(await draftPaper(context, order.id, kind, paper, at))
  }
  return drafts
}

/** What a report brings to the transaction that books it. */
export interface PreparedStep {
  drafts: readonly PaperDraft[]
  /** Whom they name as the buyer, where there are any. */
  buyer?: string
  /** Of a report that plans a handover: what its papers say. */
  plan?: DeliveryPlan
}

/**
 * Settles what a report brings and prints it in every language, before the transaction that books it: a paper says what is
 * known now, whenever and in whatever language it is read, and the order says the same.
 *
 * @throws Refusal orderNotFound; orderStateChanged where the order does not allow the report; as `planDelivery`;
 *   invalidField for a buyer whose name cannot be printed.
 */
export const prepareStep = async (context: ServerContext, call: StepCall, at: Date): Promise<PreparedStep> => {
  const paperStep = paperSteps[call.step]
  if (paperStep === undefined) return { drafts: [] }
  const readOrder = () => orderFor(context.database, call.orderNo, paperStep.steps)
  const order = await readOrder()
  const { write, ...settled } = await paperStep.settle({ context, order, call, at })
  const drafts: PaperDraft[] = []
  try {
    for (const language of LANGUAGES)
      drafts.push(...(await speaking(language, async () => print(context, await readOrder(), write, at))))
  } catch (error) {
    throw error instanceof UnprintableText
      ? new Refusal(ErrorCode.invalidField, { field: 'subjectName' }, { cause: error })
      : error
  }
  return { drafts, buyer: order.purchase.subjectName, ...settled }
}
