import { randomUUID } from 'node:crypto'
import { API_PREFIX, type Envelope } from '@/wire/envelope'
import type { OfficePath } from '../../modules/backoffice/office-paths'
import { signCall } from '../../modules/backoffice/call/signature'
import type { OfficeKey } from '../../secrets/office-keys'
import { StartupError } from '../../system/startup-error'

/** A call of the back office. */
export interface OfficeMessage {
  path: OfficePath
  call: object
}

/**
 * Signs a call with a key and sends it to the running server.
 *
 * @returns the envelope.
 * @throws StartupError with the server's words when it was refused.
 */
export const sendCall = async (
  origin: string,
  key: OfficeKey,
  { path, call }: OfficeMessage,
): Promise<Envelope<unknown>> => {
  const stamp = { key: key.name, timestampMs: Date.now(), nonce: randomUUID() }
  const response = await fetch(origin + API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signCall(key.secret, stamp, path, call) },
    body: JSON.stringify(call),
  })
  const text = await response.text()
  if (!response.ok) throw new StartupError(`${response.status} ${text}`)
  return JSON.parse(text) as Envelope<unknown>
}
