import type { ContractDetail, ContractSigning } from '@/wire/schemas/contract'
import type { SignGateway } from '@/wire/enums/contract'
import { ContractStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { saleTotalFen } from '@/domain/payment/amount-due'
import { maskMobile } from '@/domain/person/phone'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { ownOrder, theOrder } from '../order-record/row/find-order'
import { accountPhone, thePhone } from '../order-record/row/shopper-phone'
import { isCarOrder, maskedBuyerNo } from '../paper/order-facts'
import { PaperKind } from '../paper/paper-kind'
import { papersOf } from '../paper/paper-statements'
import { contractOf, theContract, type ContractRow } from './contract-row'
import { newestSigning, type SigningRow } from './signing/signing-statements'
import { signFaultText } from './signing/sign-fault-texts'
import { IDENTITY_LIFETIME_MS } from './signing/signing-times'

/** Whether the signer was checked so short a time ago that a signing may begin. */
export const isSignerChecked = ({ identityCheckedAt }: ContractRow, now: Date): boolean =>
  identityCheckedAt !== null && now.getTime() < identityCheckedAt.getTime() + IDENTITY_LIFETIME_MS

const signingView = ({ signUrl, expiresAt }: SigningRow): ContractSigning => ({
  signUrl,
  expirationTime: formatShanghai(expiresAt.getTime()),
})

const failReasonOf = (signing: SigningRow | undefined): string | null =>
  signing?.status === 'failed' && signing.failReason !== null ? signFaultText(signing.failReason) : null

/** A check that a signing was begun on counts for as long as that signing lives. */
const checkedTime = (contract: ContractRow, signing: SigningRow | undefined, now: Date): string | null =>
  isSignerChecked(contract, now) || signing?.status === 'live' || contract.signedAt !== null
    ? timeText(contract.identityCheckedAt)
    : null

/** Who asks for a contract, and by whom it is signed. */
interface Asking {
  userId: string
  gateway: SignGateway
}

/**
 * The contract of a shopper's own order.
 *
 * @throws Refusal orderNotFound, contractNotFound until it has been generated.
 */
export const readContract = async (
  db: Queryable,
  { userId, gateway }: Asking,
  id: string,
  now: Date,
): Promise<ContractDetail> => {
  const rows = await together(db, {
    order: ownOrder(userId, id),
    contract: contractOf(id),
    signing: newestSigning(id),
    papers: papersOf(id),
    phone: accountPhone(userId),
  })
  const order = theOrder(rows.order)
  const contract = theContract(rows.contract)
  if (!isCarOrder(order)) throw new Refusal(ErrorCode.contractNotFound)
  const [signing] = rows.signing
  const { store } = order.place
  return {
    id,
    orderNo: order.orderNo,
    contractNo: contract.contractNo,
    contractStatus: order.contractStatus ?? ContractStatus.generated,
    modelName: order.model.modelName,
    versionName: order.car.version.displayName,
    signerName: order.purchase.subjectName,
    signerNo: maskedBuyerNo(order.purchase),
    signerPhone: maskMobile(thePhone(rows.phone)),
    vehicleTotal: saleTotalFen(order),
    deliveryPlace: store.deliverCityName ?? store.putCardCityName ?? '',
    deliverBy: contract.deliverBy,
    pages: rows.papers.find(({ kind }) => kind === PaperKind.contract)?.pages ?? 0,
    gateway,
    identityCheckedTime: checkedTime(contract, signing, now),
    openedTime: timeText(contract.openedAt),
    signing: signing?.status === 'live' ? signingView(signing) : null,
    failReason: failReasonOf(signing),
    signedTime: timeText(contract.signedAt),
  }
}
