import type { FastifyRequest } from 'fastify'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'

/** A file as it came in. */
export interface Upload {
  module: string
  /** Where on this machine its bytes are. */
  draft: string
  byteSize: number
}

const FILE_FIELD = 'file'
const MODULE_FIELD = 'module'

/**
 * What the framework refuses carries a status, and what a disk refuses the call that failed; what else goes wrong while
 * a form is read, is wrong with the form.
 */
const isOfTheForm = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && !('statusCode' in error) && !('syscall' in error)

const readForm = async (
  request: FastifyRequest,
  draft: string,
): Promise<{ byteSize: number; module: string | null }> => {
  let byteSize = 0
  let module: string | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === FILE_FIELD) {
      await pipeline(part.file, createWriteStream(draft))
      byteSize = (await stat(draft)).size
    } else if (part.type === 'file') {
      part.file.resume()
    } else if (part.fieldname === MODULE_FIELD && typeof part.value === 'string') {
      module = part.value
    }
  }
  return { byteSize, module }
}

/**
 * Reads an upload: the field `file`, which goes straight to the draft and never lies in memory, and the form data
 * `module` before or after it.
 *
 * @throws Refusal invalidField when one of the two is missing, malformedBody when the form is cut off or is none; too
 *   large a file is refused while it is read.
 */
export const readUpload = async (request: FastifyRequest, draft: string): Promise<Upload> => {
  const { byteSize, module } = await readForm(request, draft).catch((error: unknown) => {
    throw isOfTheForm(error) ? new Refusal(ErrorCode.malformedBody) : error
  })
  if (byteSize === 0) throw new Refusal(ErrorCode.invalidField, { field: FILE_FIELD })
  if (module === null) throw new Refusal(ErrorCode.invalidField, { field: MODULE_FIELD })
  return { module, draft, byteSize }
}
