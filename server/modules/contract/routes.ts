import type { FastifyInstance } from 'fastify'
import { SignGateway } from '@/wire/enums/contract'
import { detail, preview, sandboxDecide, sign, verify } from '@/wire/endpoints/contract'
import { ContractDetail, ContractId, ContractPreview, SandboxSignDecision, VerifySigner } from '@/wire/schemas/contract'
import { LOGIN_LIMIT } from '../../http/rate-limit'
import { route } from '../../http/route'
import { serverContextOf } from '../../context/server-context'
import { decideSandbox } from './signing/decide-sandbox'
import { previewContract } from './preview-contract'
import { readContract } from './read-contract'
import { startSigning } from './signing/start-signing'
import { verifySigner } from './signing/verify-signer'

/** Reading and signing the contract of a locked order (extensions; docs/rules/contract-and-files.md). */
export const contractModule = (app: FastifyInstance): void => {
  const context = serverContextOf(app)
  const { database, clock, eSign } = context
  const gateway = eSign?.name ?? SignGateway.none
  const read = (userId: string, id: string): Promise<ContractDetail> =>
    readContract(database, { userId, gateway }, id, clock.now())

  /** `GET /app/contract/detail`: where the signing stands; 404 until the contract has been generated. */
  route(app, detail, {
    schema: { request: ContractId, reply: ContractDetail },
    handler: ({ userId, payload }) => read(userId, payload.id),
  })

  /** `POST /app/contract/verify`: checks the signer by an SMS code; 400 for a wrong code, 409 once it is signed. */
  route(app, verify, {
    schema: { request: VerifySigner, reply: ContractDetail },
    rateLimit: LOGIN_LIMIT,
    handler: async ({ userId, caller, payload }) => {
      await verifySigner(context, { userId, asker: caller }, payload)
      return read(userId, payload.id)
    },
  })

  /** `POST /app/contract/preview`: an expiring link to the contract; from then on it counts as opened. */
  route(app, preview, {
    schema: { request: ContractId, reply: ContractPreview },
    handler: ({ userId, payload }) => previewContract(context, userId, payload.id),
  })

  /**
   * `POST /app/contract/sign`: begins the signing or goes on with the open one; 409 before check and opening, and while
   * nobody signs.
   */
  route(app, sign, {
    schema: { request: ContractId, reply: ContractDetail },
    handler: async ({ userId, payload }) => {
      await startSigning(context, userId, payload.id)
      return read(userId, payload.id)
    },
  })

  /** `POST /app/contract/sandboxDecide`: what the sandbox's signer does; 404 where a real provider signs. */
  route(app, sandboxDecide, {
    schema: { request: SandboxSignDecision, reply: ContractDetail },
    handler: async ({ userId, payload }) => {
      await decideSandbox(context, userId, payload)
      return read(userId, payload.id)
    },
  })
}
