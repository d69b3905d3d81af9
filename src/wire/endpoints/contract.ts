import { get, post } from '../endpoint'
import type { ContractDetail } from '../schemas/contract'
import type { SandboxOutcome } from '../enums/payment'

/** Whose contract: the order's id. */
export interface ContractId {
  id: string
}

/** The code that was sent to the account's phone for `SmsType.contractSigning`. */
export interface VerifySigner extends ContractId {
  code: string
}

export interface SandboxSignDecision extends ContractId {
  outcome: SandboxOutcome
}

const own = { access: 'login', extension: true } as const

export const detail = get<ContractId, ContractDetail>('/app/contract/detail', own)
/** Checks who signs. */
export const verify = post<VerifySigner, ContractDetail>('/app/contract/verify', own)
/** Answers an expiring link to the contract, and remembers that it was opened. */
export const preview = post<ContractId, { url: string }>('/app/contract/preview', own)
/** Opens the signing, or answers the one that is open: a contract is never signed twice. */
export const sign = post<ContractId, ContractDetail>('/app/contract/sign', own)
/** Plays the signer on the sandbox; 404 where a real provider signs. */
export const sandboxDecide = post<SandboxSignDecision, ContractDetail>('/app/contract/sandboxDecide', own)
