import { noteServerDate } from '../server-clock'
import { currentToken, reportRefusedToken } from './credentials'
import { HTTP_UNAUTHORIZED } from './envelope'
import { throwNetworkError } from './errors'
import { requestHeaders } from './headers'

/** A reply that some cache may have kept: its Date header is that of another moment. */
const isCacheable = ({ 'cache-control': cacheControl = '' }: Record<string, string>): boolean =>
  /max-age=[1-9]/.test(cacheControl)

interface AnyReply {
  status: number
  headers: Record<string, string>
}

/**
 * What every call to the API has in common, whichever way it travels: the headers, the reasons of a lost call, the
 * server's clock, and word to the session when the server no longer knows the token.
 *
 * @param endsSession - the caller ends the session, and needs no such word.
 * @throws ApiError of kind network.
 */
export const exchange = async <Reply extends AnyReply>(
  transport: (headers: Record<string, string>) => Promise<Reply>,
  endsSession = false,
): Promise<Reply> => {
  const token = currentToken()
  const requestedAtMs = Date.now()
  const reply = await transport(requestHeaders(token)).catch(throwNetworkError)
  const { date } = reply.headers
  if (date !== undefined && !isCacheable(reply.headers)) {
    noteServerDate({ dateHeader: date, requestedAtMs, receivedAtMs: Date.now() })
  }
  if (reply.status === HTTP_UNAUTHORIZED && token !== undefined && !endsSession) reportRefusedToken(token)
  return reply
}
