import type { ContractDetail, SandboxSignDecision, VerifySigner } from '@/wire/schemas/contract'
import * as endpoints from '@/wire/endpoints/contract'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

/**
 * The contract of an order (extension).
 *
 * @throws Error "Unexpected data" when the reply speaks of another order; ApiError as `call`.
 */
export const fetchContract = async (id: string, options?: CallOptions): Promise<ContractDetail> =>
  checkSameId(id, await call(endpoints.detail, { id }, options))

/** Checks who signs by an SMS code (extension). Throws as `fetchContract`. */
export const verifySigner = async (body: VerifySigner, options?: CallOptions): Promise<ContractDetail> =>
  checkSameId(body.id, await call(endpoints.verify, body, options))

/** An expiring address of the contract's file; asking counts as opening it (extension). */
export const openContract = async (id: string, options?: CallOptions): Promise<string> =>
  staticUrl((await call(endpoints.preview, { id }, options)).url)

/** Begins to sign, or goes on with the signing that is open (extension). Throws as `fetchContract`. */
export const signContract = async (id: string, options?: CallOptions): Promise<ContractDetail> =>
  checkSameId(id, await call(endpoints.sign, { id }, options))

/** Plays the signer on the sandbox (extension). Throws as `fetchContract`. */
export const decideSandboxSigning = async (body: SandboxSignDecision, options?: CallOptions): Promise<ContractDetail> =>
  checkSameId(body.id, await call(endpoints.sandboxDecide, body, options))
