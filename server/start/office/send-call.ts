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

/** What the server answers; a call whose answer is lost on the way may have been taken. */
const answerOf = async (
  origin: string,
  path: string,
  init: RequestInit,
): Promise<{ response: Response; text: string }> => {
  try {
    const response = await fetch(origin + path, init)
    return { response, text: await response.text() }
  } catch (error) {
    throw new StartupError(`no answer from ${origin}: it may have been done; run the same line again`, { cause: error })
  }
}

/**
 * Signs a call with a key and sends it to the running server.
 *
 * @returns the envelope.
 * @throws StartupError with the server's words when it was refused, or saying that there was no answer.
 */
export const sendCall = async (
  origin: string,
  key: OfficeKey,
  { path, call }: OfficeMessage,
): Promise<Envelope<unknown>> => {
  const stamp = { key: key.name, timestampMs: Date.now(), nonce: randomUUID() }
  const { response, text } = await answerOf(origin, API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signCall(key.secret, stamp, path, call) },
    body: JSON.stringify(call),
  })
  if (!response.ok) throw new StartupError(`${response.status} ${text}`)
  return JSON.parse(text) as Envelope<unknown>
}
