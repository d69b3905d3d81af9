import type { Endpoint } from '@/wire/endpoint'
import { Header } from '@/wire/headers'
import { sendUpload } from '@/platform/upload'
import { serviceMessages } from '../messages'
import { parseJson } from '../parse-json'
import { endpointUrl, type KeyedCallOptions } from './call'
import { openEnvelope } from './envelope'
import { ApiError } from './errors'
import { exchange } from './send'

/** Name of the form field that holds the file. */
const FILE_FIELD = 'file'

/** What an upload carries beside its form data. The key is one file's: however often it is sent, it is kept once. */
export interface UploadOptions extends KeyedCallOptions {
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
}

/**
 * Uploads one file with form data and gives the envelope's `data`.
 *
 * @param filePath - what the picker gave: a `blob:` address or a temporary path.
 * @throws ApiError 'Unexpected response.' of kind http when the reply is no JSON, else as `call`.
 */
export const upload = async <Request extends Record<string, string>, Reply>(
  endpoint: Endpoint<Request, Reply>,
  filePath: string,
  formData: Request,
  { idempotencyKey, onProgress, signal }: UploadOptions,
): Promise<Reply> => {
  const reply = await exchange((headers) =>
    sendUpload({
      url: endpointUrl(endpoint),
      headers: { ...headers, [Header.idempotencyKey]: idempotencyKey },
      filePath,
      fieldName: FILE_FIELD,
      formData,
      onProgress,
      signal,
    }),
  )
  if (parseJson(reply.text) === undefined) {
    throw new ApiError('http', reply.status, serviceMessages.unexpectedUploadReply)
  }
  return openEnvelope(reply) as Reply // the wire tests hold the server to the endpoint's type
}
