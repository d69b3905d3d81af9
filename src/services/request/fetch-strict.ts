import { sendRequest } from '@/platform/http'
import type { AbortSignalLike } from '@/platform/http/types'
import { ApiError, throwNetworkError } from './errors'
import { parseJson } from './envelope'

const HTTP_OK = 200

/**
 * The second client style, for static JSON and third parties such as maps: rejects on any HTTP status but 200 and gives
 * the parsed body (specification section 7). It carries no token: the address may not be ours.
 *
 * @returns the parsed JSON; the caller proves its shape.
 * @throws ApiError of kind network, or of kind http with the HTTP status, also when the body is no JSON.
 */
export const fetchStrict = async (url: string, signal?: AbortSignalLike): Promise<unknown> => {
  const reply = await sendRequest({ method: 'GET', url, headers: {}, signal }).catch(throwNetworkError)
  const body = parseJson(reply.text)
  if (reply.status !== HTTP_OK || body === undefined) throw new ApiError('http', reply.status, '')
  return body
}
