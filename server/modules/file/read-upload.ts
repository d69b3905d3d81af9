import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'

/** A file as it came in. */
export interface Upload {
  module: string
  /** Where on this machine its bytes are. */
  draft: string
  byteSize: number
  /** SHA-256 of the bytes as they came. */
  digest: string
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
): Promise<Omit<Upload, 'module' | 'draft'> & { module: string | null }> => {
  const hash = createHash('sha256')
  let byteSize = 0
  let module: string | null = null
  const measured = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      byteSize += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === FILE_FIELD) {
      await pipeline(part.file, measured, createWriteStream(draft))
    } else if (part.type === 'file') {
      part.file.resume()
    } else if (part.fieldname === MODULE_FIELD && typeof part.value === 'string') {
      module = part.value
    }
  }
  return { byteSize, digest: hash.digest('hex'), module }
}

/**
 * Reads an upload: the field `file`, which goes straight to the draft and never lies in memory, and the form data
 * `module` before or after it.
 *
 * @throws Refusal invalidField when one of the two is missing, malformedBody when the form is cut off or is none; too
 *   large a file is refused while it is read.
 */
export const readUpload = async (request: FastifyRequest, draft: string): Promise<Upload> => {
  const { module, ...file } = await readForm(request, draft).catch((error: unknown) => {
    throw isOfTheForm(error) ? new Refusal(ErrorCode.malformedBody) : error
  })
  if (file.byteSize === 0) throw new Refusal(ErrorCode.invalidField, { field: FILE_FIELD })
  if (module === null) throw new Refusal(ErrorCode.invalidField, { field: MODULE_FIELD })
  return { module, draft, ...file }
}
