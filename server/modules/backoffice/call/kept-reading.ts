import type { ServerContext } from '../../../context/server-context'
import { recordCall, type TakenCall } from './record-call'

/** What a reading call is kept as. */
type KeptAs = Pick<TakenCall, 'step' | 'subject'>

/**
 * Takes a call that changes nothing: it is kept by itself before it is answered, since there is no transaction that does what
 * it says.
 *
 * @throws Refusal conflict for a replay.
 */
export const keptReading =
  <Call, Reply>(
    { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
    keptAs: (call: Call) => KeptAs,
    read: (call: Call) => Promise<Reply> | Reply,
  ) =>
  async (nonce: string, call: Call): Promise<Reply> => {
    await recordCall(database, { nonce, ...keptAs(call) }, clock.now())
    return read(call)
  }
