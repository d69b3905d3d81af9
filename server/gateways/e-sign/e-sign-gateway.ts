import type { SignGateway } from '@/wire/enums/contract'

/** A document to be signed. The same `flowNo` always stands for the same signing, however often it is opened. */
interface SigningFlow {
  flowNo: string
  title: string
  /** SHA-256 of the document, in hex. */
  fingerprint: string
  document: Buffer
  signerName: string
  /** 11 digits, mainland China. */
  signerPhone: string
  expiresAt: Date
}

/** A signature that the provider vouches for. `certificateNo` names its evidence there. */
export interface Signature {
  state: 'signed'
  signedAt: Date
  certificateNo: string
}

/** Why a signing failed, by a code of ours; its text is `signFaultText`'s. */
export const SignFault = { identityCheck: 'identity-check', expired: 'expired' } as const

/**
 * What the provider knows of a signing. `unknown` means that the opening call never reached it. The reason of a failure is
 * a code of ours or what the provider itself told the signer.
 */
export type SigningState = Signature | { state: 'open' } | { state: 'failed'; reason: string } | { state: 'unknown' }

/** A provider of electronic signatures. Every call goes over the network, may throw, and may be repeated. */
export interface ESignGateway {
  readonly name: SignGateway
  /** Opens a signing; `signUrl` is where the signer signs, null where there is no such page. */
  open(flow: SigningFlow): Promise<{ signUrl: string | null }>
  query(flowNo: string): Promise<SigningState>
}
