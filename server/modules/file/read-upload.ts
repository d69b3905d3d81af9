import type { FastifyRequest } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'

/** A file as it came in. */
export interface Upload {
  module: string
  bytes: Buffer
}

const FILE_FIELD = 'file'
const MODULE_FIELD = 'module'

/**
 * Reads an upload: the field `file`, and the form data `module` before or after it.
 *
 * @throws Refusal invalidField when one of the two is missing; too large a file is refused while it is read.
 */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  let bytes: Buffer | null = null
  let module: string | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer()
      if (part.fieldname === FILE_FIELD) bytes = content
    } else if (part.fieldname === MODULE_FIELD && typeof part.value === 'string') {
      module = part.value
    }
  }
  if (bytes === null || bytes.length === 0) throw new Refusal(ErrorCode.invalidField, { field: FILE_FIELD })
  if (module === null) throw new Refusal(ErrorCode.invalidField, { field: MODULE_FIELD })
  return { module, bytes }
}
