import { Type, type Static } from 'typebox'
import { SignGateway } from '../enums/contract'
import { ContractStatus } from '../enums/order'
import { SandboxOutcome } from '../enums/payment'
import { count, day, fen, idText, nullable, smsCode, text, valueOf, wallTime } from './parts'

/** A signing that is under way at the provider. */
export const ContractSigning = Type.Object({
  signUrl: nullable(text('The provider’s page'), 'on the sandbox, which has none'),
  expirationTime: wallTime(),
})
export type ContractSigning = Static<typeof ContractSigning>

/** The purchase contract of an order as its signing page shows it (extension). */
export const ContractDetail = Type.Object({
  id: text('Id of the order'),
  orderNo: text(),
  contractNo: text(),
  contractStatus: valueOf(ContractStatus),
  modelName: text(),
  versionName: text(),
  signerName: text(),
  signerNo: text('Document number, masked'),
  signerPhone: text('Masked'),
  vehicleTotal: fen(),
  deliveryPlace: text(),
  deliverBy: day('Until when the car is promised'),
  pages: count(),
  gateway: valueOf(SignGateway),
  identityCheckedTime: nullable(wallTime(), 'until the signer is checked, and again once the check is too old'),
  openedTime: nullable(wallTime(), 'until the contract is opened'),
  signing: nullable(ContractSigning, 'while none is under way'),
  failReason: nullable(text('Why the last signing did not succeed'), 'while there is another, or none failed'),
  signedTime: nullable(wallTime(), 'until it is signed'),
})
export type ContractDetail = Static<typeof ContractDetail>

const contractId = { id: idText('Id of the order') }

/** Whose contract. */
export const ContractId = Type.Object(contractId)
export type ContractId = Static<typeof ContractId>

export const VerifySigner = Type.Object({
  ...contractId,
  code: smsCode('Sent to the account’s phone for the signing of a contract'),
})
export type VerifySigner = Static<typeof VerifySigner>

export const SandboxSignDecision = Type.Object({ ...contractId, outcome: valueOf(SandboxOutcome) })
export type SandboxSignDecision = Static<typeof SandboxSignDecision>

export const ContractPreview = Type.Object({ url: text('Shows the contract; expires') })
