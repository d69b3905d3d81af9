import { API_PREFIX } from '@/wire/envelope'
import type { Endpoint } from '@/wire/endpoint'
import { Header } from '@/wire/headers'
import { sendRequest } from '@/platform/http'
import type { AbortSignalLike } from '@/platform/http/types'
import { apiBase } from '../environment'
import { openEnvelope } from './envelope'
import { queryData } from './query-data'
import { exchange } from './send'

/** What a call may carry beside its payload. */
export interface CallOptions {
  idempotencyKey?: string | undefined
  signal?: AbortSignalLike | undefined
  /** The caller ends the session: that the server knows its token no more is told to nobody else. */
  endsSession?: boolean | undefined
}

/** What a call to an endpoint marked idempotent must carry; `services/idempotency` makes and keeps the key. */
export interface KeyedCallOptions extends CallOptions {
  idempotencyKey: string
}

/** The address of an endpoint in the current environment. */
export const endpointUrl = ({ path }: { path: string }): string => apiBase + API_PREFIX + path

/**
 * Calls one endpoint of the table and gives the envelope's `data`: GET sends query data,
 * POST sends JSON.
 *
 * @throws ApiError of any kind; a refusal's `message` is the server's text for the shopper.
 */
export const call = async <Request extends object, Reply>(
  endpoint: Endpoint<Request, Reply>,
  payload: Request,
  { idempotencyKey, signal, endsSession }: CallOptions = {},
): Promise<Reply> => {
  const isGet = endpoint.method === 'GET'
  const reply = await exchange(
    (headers) =>
      sendRequest({
        method: endpoint.method,
        url: endpointUrl(endpoint) + (isGet ? queryData(payload) : ''),
        headers: {
          ...headers,
          ...(isGet ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { [Header.idempotencyKey]: idempotencyKey }),
        },
        body: isGet ? undefined : JSON.stringify(payload),
        signal,
      }),
    endsSession,
  )
  return openEnvelope(reply) as Reply // the wire tests hold the server to the endpoint's type
}
