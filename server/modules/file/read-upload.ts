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

/** The framework's word for a file of more bytes than are read. */
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

const refusalOf = (error: unknown): unknown => {
  if (isOfTheForm(error)) return new Refusal(ErrorCode.malformedBody)
  const isTooLarge = typeof error === 'object' && error !== null && 'code' in error && error.code === TOO_LARGE
  return isTooLarge ? new Refusal(ErrorCode.uploadTooLarge) : error
}

const readForm = async (
  request: FastifyRequest,
  draft: string,
  mostBytes: number,
): Promise<Omit<Upload, 'module' | 'draft'> & { module: string | null }> => {
  // Who has hung up while waiting for their turn sends no end either: it would be waited for without one.
  if (request.raw.destroyed) throw new Refusal(ErrorCode.malformedBody)
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
  for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
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
 * `module` before or after it. Of a file that has more than `mostBytes`, no more reaches the draft.
 *
 * @throws Refusal invalidField when one of the two is missing, malformedBody when the form is cut off or is none,
 *   uploadTooLarge.
 */
export const readUpload = async (request: FastifyRequest, draft: string, mostBytes: number): Promise<Upload> => {
  const { module, ...file } = await readForm(request, draft, mostBytes).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (file.byteSize === 0) throw new Refusal(ErrorCode.invalidField, { field: FILE_FIELD })
  if (module === null) throw new Refusal(ErrorCode.invalidField, { field: MODULE_FIELD })
  return { module, draft, ...file }
}
