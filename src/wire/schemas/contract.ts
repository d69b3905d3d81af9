import type { SignGateway } from '../enums/contract'
import type { ContractStatus } from '../enums/order'

/** A signing that is under way at the provider; `signUrl` is its page, null on the sandbox, which has none. */
export interface ContractSigning {
  signUrl: string | null
  startedTime: string
  expirationTime: string
}

/**
 * The purchase contract of an order as its signing page shows it (extension). `id` is the order's. Amounts are integer
 * fen, times Asia/Shanghai wall time; `deliverBy` is the day until which the car is promised, `YYYY-MM-DD`. Document
 * number and phone are masked. `identityCheckedTime` is null again once the check is too old to sign on.
 */
export interface ContractDetail {
  id: string
  orderNo: string
  contractNo: string
  contractStatus: ContractStatus
  modelSellName: string
  versionName: string
  signerName: string
  signerNo: string
  signerPhone: string
  vehicleTotal: number
  deliveryPlace: string
  deliverBy: string
  pages: number
  gateway: SignGateway
  generatedTime: string
  identityCheckedTime: string | null
  openedTime: string | null
  signing: ContractSigning | null
  /** Why the last signing came to nothing; null while there is another, or none did. */
  failReason: string | null
  signedTime: string | null
}
