import { SignGateway } from '@/wire/enums/contract'
import { SandboxOutcome } from '@/wire/enums/payment'
import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import { SignFault, type ESignGateway, type SigningState } from './e-sign-gateway'

/** How long "delay" leaves a signing open. */
const SANDBOX_SIGN_DELAY_MS = 20_000

/** The sandbox: a provider of our own, where QA decides how a signing ends. */
export interface SandboxESign extends ESignGateway {
  readonly name: typeof SignGateway.sandbox
  /** Plays the signer. A signing that is decided or over stays as it is. */
  decide(flowNo: string, outcome: SandboxOutcome): Promise<void>
}

interface SandboxSigning {
  signsAt: Date | null
  declined: boolean
  expiresAt: Date
}

const stateAt = (flowNo: string, { signsAt, declined, expiresAt }: SandboxSigning, now: Date): SigningState => {
  if (declined) return { state: 'failed', reason: SignFault.identityCheck }
  if (signsAt !== null && signsAt <= now)
    return { state: 'signed', signedAt: signsAt, certificateNo: `SANDBOX-${flowNo}` }
  return signsAt === null && expiresAt <= now ? { state: 'failed', reason: SignFault.expired } : { state: 'open' }
}

/** Creates the sandbox. Its books lie in the database, so that several processes and a restart see the same provider. */
export const createSandboxESign = (database: Queryable, clock: Clock): SandboxESign => ({
  name: SignGateway.sandbox,

  async open({ flowNo, expiresAt }) {
    await database.query(
      'INSERT INTO sandbox_signing (flow_no, expires_at) VALUES ($1, $2) ON CONFLICT (flow_no) DO NOTHING',
      [flowNo, expiresAt],
    )
    return { signUrl: null }
  },

  async query(flowNo) {
    const signing = await database.one<SandboxSigning>(
      'SELECT signs_at AS "signsAt", declined, expires_at AS "expiresAt" FROM sandbox_signing WHERE flow_no = $1',
      [flowNo],
    )
    return signing === undefined ? { state: 'unknown' } : stateAt(flowNo, signing, clock.now())
  },

  async decide(flowNo, outcome) {
    const now = clock.now()
    const delayMs = outcome === SandboxOutcome.delay ? SANDBOX_SIGN_DELAY_MS : 0
    const isDeclined = outcome === SandboxOutcome.failure
    await database.query(
      `UPDATE sandbox_signing SET declined = $2, signs_at = $3
       WHERE flow_no = $1 AND signs_at IS NULL AND NOT declined AND expires_at > $4`,
      [flowNo, isDeclined, isDeclined ? null : new Date(now.getTime() + delayMs), now],
    )
  },
})

/** Whether a gateway is the sandbox, on which QA decides. */
export const isSandboxESign = (gateway: ESignGateway | null): gateway is SandboxESign =>
  gateway?.name === SignGateway.sandbox
