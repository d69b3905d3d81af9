import { LANGUAGES } from '@/language/language'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { say } from '../../../db/written-in-both'
import { Refusal } from '../../../http/errors'
import { UnprintableText } from '../../../pdf/unprintable-text'
import type { Paper } from '../../../pdf/paper'
import { contractDraft } from '../../contract/generate-contract'
import { confirmationPaper, guidePaper, invitationPaper } from '../../delivery/delivery-papers'
import { planDelivery } from '../../delivery/delivery-plan'
import { inspectionPaper } from '../../delivery/inspection-paper'
import { invoicePaper } from '../../delivery/invoice-paper'
import { findOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { isAllowed } from '../../order-record/life/allowed-steps'
import { draftPaper, type PaperDraft } from '../../paper/draft-paper'
import { isCarOrder, type CarOrder } from '../../paper/order-facts'
import { PaperKind } from '../../paper/paper-kind'
import type { ServerContext } from '../../../context/server-context'
import { speaking } from '../../../system/spoken-language'
import { BackOfficeStep, type StepCall } from '../schemas'

/** What a paper is written from. */
interface Matter {
  context: ServerContext
  order: CarOrder
  call: StepCall
  at: Date
}

type WrittenPapers = Partial<Record<PaperKind, Paper>>

interface PaperStep {
  /** What the report moves: nothing is printed for an order that does not allow it. */
  step: OrderStep
  write: (matter: Matter) => WrittenPapers | Promise<WrittenPapers>
}

/** The reports that bring papers with them. */
const paperSteps: Partial<Record<BackOfficeStep, PaperStep>> = {
  [BackOfficeStep.contractGenerated]: {
    step: OrderStep.generateContract,
    write: ({ order, at }) => ({ [PaperKind.contract]: contractDraft(order, at) }),
  },
  [BackOfficeStep.pdiReported]: {
    step: OrderStep.reportPdi,
    write: ({ order, at }) => ({ [PaperKind.inspection]: inspectionPaper(order, at) }),
  },
  [BackOfficeStep.deliveryPlanned]: {
    step: OrderStep.planDelivery,
    write: async ({ context, order, call, at }) => {
      const plan = say(await planDelivery(context.database, order, call, at))
      return { [PaperKind.invitation]: invitationPaper(order, plan), [PaperKind.guide]: guidePaper(order, plan) }
    },
  },
  [BackOfficeStep.delivered]: {
    step: OrderStep.deliver,
    write: ({ order, at }) => ({
      [PaperKind.confirmation]: confirmationPaper(order, at),
      [PaperKind.invoice]: invoicePaper(order, at),
    }),
  },
}

const findByNumber = async (db: Queryable, orderNo: string): Promise<OrderRow> => {
  const found = await db.one<{ id: string }>('SELECT id FROM orders WHERE order_no = $1', [orderNo])
  const order = found && (await findOrder(db, found.id))
  if (order === undefined) throw new Refusal(ErrorCode.orderNotFound)
  return order
}

/** Prints what a report brings in the language of the moment. */
const printed = async (
  context: ServerContext,
  { call, paperStep, at }: { call: StepCall; paperStep: PaperStep; at: Date },
): Promise<PaperDraft[]> => {
  const order = await findByNumber(context.database, call.orderNo)
  if (!isAllowed(order, paperStep.step, OrderActor.backOffice) || !isCarOrder(order)) {
    throw new Refusal(ErrorCode.orderStateChanged)
  }
  const written = await paperStep.write({ context, order, call, at })
  const drafts: PaperDraft[] = []
  for (const kind of Object.values(PaperKind)) {
    const paper = written[kind]
    if (paper !== undefined) drafts.push(await draftPaper(context, order.id, kind, paper, at))
  }
  return drafts
}

/**
 * Prints what a report brings, in every language, before the transaction that books it: a paper says what is known now,
 * whenever and in whatever language it is read.
 *
 * @throws Refusal orderNotFound; orderStateChanged where the order does not allow the report; as `planDelivery`; invalidField for a
 *   buyer whose name cannot be printed.
 */
export const draftsFor = async (context: ServerContext, call: StepCall, at: Date): Promise<PaperDraft[]> => {
  const paperStep = paperSteps[call.step]
  if (paperStep === undefined) return []
  const drafts: PaperDraft[] = []
  try {
    for (const language of LANGUAGES)
      drafts.push(...(await speaking(language, () => printed(context, { call, paperStep, at }))))
    return drafts
  } catch (error) {
    throw error instanceof UnprintableText
      ? new Refusal(ErrorCode.invalidField, { field: 'subjectName' }, { cause: error })
      : error
  }
}
