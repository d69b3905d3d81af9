import type { SandboxSignDecision } from '@/wire/schemas/contract'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../../http/errors'
import { isSandboxESign } from '../../../gateways/e-sign/sandbox-e-sign'
import { findOwnOrder } from '../../order-record/row/find-order'
import { askProvider } from './ask-provider'
import { recordDecision } from '../../sandbox-decision/record-decision'
import type { ServerContext } from '../../../context/server-context'
import { findNewestSigning } from './signing-statements'

/**
 * Plays the signer at the sandbox provider: success signs at once, delay in twenty seconds, failure declines. What came
 * of it is asked as of a real provider.
 *
 * @throws Refusal notFound where the sandbox does not sign, orderNotFound, orderStateChanged without an open signing.
 */
export const decideSandbox = async (
  context: ServerContext,
  userId: string,
  { id, outcome }: SandboxSignDecision,
): Promise<void> => {
  const { database, clock, eSign } = context
  if (!isSandboxESign(eSign)) throw new Refusal(ErrorCode.notFound)
  await findOwnOrder(database, userId, id)
  const signing = await findNewestSigning(database, id)
  if (signing?.status !== 'live') throw new Refusal(ErrorCode.orderStateChanged)
  await recordDecision(database, { subject: signing.flowNo, outcome }, clock.now())
  await eSign.decide(signing.flowNo, outcome)
  await askProvider(context, eSign, signing)
}
