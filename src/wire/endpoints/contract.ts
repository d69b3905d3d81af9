import { get, post } from '../endpoint'
import type {
  ContractDetail,
  ContractId,
  ContractPreview,
  SandboxSignDecision,
  VerifySigner,
} from '../schemas/contract'

export const detail = get<typeof ContractId, typeof ContractDetail>('/app/contract/detail', { extension: true })
/** Checks who signs. */
export const verify = post<typeof VerifySigner, typeof ContractDetail>('/app/contract/verify', { extension: true })
/** Answers an expiring link to the contract, and remembers that it was opened. */
export const preview = post<typeof ContractId, typeof ContractPreview>('/app/contract/preview', { extension: true })
/** Opens the signing, or answers the one that is open: a contract is never signed twice. */
export const sign = post<typeof ContractId, typeof ContractDetail>('/app/contract/sign', { extension: true })
/** Plays the signer on the sandbox; 404 where a real provider signs. */
export const sandboxDecide = post<typeof SandboxSignDecision, typeof ContractDetail>('/app/contract/sandboxDecide', {
  extension: true,
})
