import { PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus } from '@/wire/enums/order'
import type { Queryable } from '../../../db/queryable'
import type { Signature } from '../../../gateways/e-sign/e-sign-gateway'
import { advanceOrder } from '../../order-record/life/advance-order'
import { findOrder, lockOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { draftPaper, type PaperDraft } from '../../paper/draft-paper'
import { isCarOrder } from '../../paper/order-facts'
import { PaperKind } from '../../paper/paper-kind'
import { keepPaper } from '../../paper/paper-statements'
import type { ServerContext } from '../../../context/server-context'
import { speaking } from '../../../system/spoken-language'
import { contractPaper } from '../contract-paper'
import { findContract, termsOf } from '../contract-row'
import { setContractStatus } from '../generate-contract'
import { endSigning, type SigningRow } from './signing-statements'
import { textToSign } from './text-to-sign'

/** Written in the language of the text that was signed, whoever asks about it. */
const draftSigned = (context: ServerContext, signing: SigningRow, signature: Signature): Promise<PaperDraft> =>
  speaking(signing.language, async () => {
    const { database, clock } = context
    const { orderId } = signing
    const order = await findOrder(database, orderId)
    if (order === undefined || !isCarOrder(order)) throw new Error(`order ${orderId} has no car to sign for`)
    const contract = await findContract(database, orderId)
    const { fingerprint } = await textToSign(database, signing)
    const paper = contractPaper(order, termsOf(contract), { ...signature, fingerprint })
    return draftPaper(context, orderId, PaperKind.signedContract, paper, clock.now())
  })

const bookSignature = async (tx: Queryable, order: OrderRow, { signedAt, certificateNo }: Signature, at: Date) => {
  const { id, purchase } = order
  const step = purchase?.plan === PaymentPlan.finance ? OrderStep.passFinancedContract : OrderStep.passContract
  await advanceOrder(tx, id, { step, actor: OrderActor.provider, at })
  await tx.query('UPDATE contract SET signed_at = $2, certificate_no = $3 WHERE order_id = $1', [
    id,
    signedAt,
    certificateNo,
  ])
  await setContractStatus(tx, id, ContractStatus.passed)
}

/**
 * Books a signature, once: the contract has passed, the order goes on to its balance or its loan, and the signed file is
 * one of its papers. The file is printed before, so that nothing slow happens while the order is locked.
 */
export const passContract = async (
  context: ServerContext,
  signing: SigningRow,
  signature: Signature,
): Promise<void> => {
  const { database, clock } = context
  const draft = await draftSigned(context, signing, signature)
  await database.transaction(async (tx) => {
    const at = clock.now()
    const order = await lockOrder(tx, signing.orderId)
    const hasEnded = await endSigning(tx, signing.flowNo, { status: 'signed', failReason: null }, at)
    // Another process was faster; its file counts.
    if (order === undefined || !hasEnded) return
    await bookSignature(tx, order, signature, at)
    await keepPaper(tx, order.userId, draft, at)
  })
}

/** Ends a signing that failed, once: the contract is unsigned, and may be signed again. */
export const failSigning = (
  { database, clock }: ServerContext,
  signing: SigningRow,
  failReason: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    await lockOrder(tx, signing.orderId)
    if (!(await endSigning(tx, signing.flowNo, { status: 'failed', failReason }, at))) return
    await advanceOrder(tx, signing.orderId, { step: OrderStep.failSigning, actor: OrderActor.provider, at })
    await setContractStatus(tx, signing.orderId, ContractStatus.unsigned)
  })
