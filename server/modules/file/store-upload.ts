import { fileTypeFromBuffer } from 'file-type'
import { randomUUID } from 'node:crypto'
import type { UploadedFile } from '@/wire/schemas/file'
import { ErrorCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { publicLink, signedLink } from './file-link'
import type { FileStorage } from '../../gateways/storage/file-storage'
import { insertFile } from './file-statements'
import type { Upload } from './read-upload'
import { policyOf } from './upload-policy'

/** What keeping files needs. */
export interface FileNeeds {
  database: Database
  clock: Clock
  secret: string
  storage: FileStorage
}

interface Checked {
  mimeType: string
  ending: string
}

/** @throws Refusal invalidField, uploadTooLarge or uploadTypeRefused. The type is told from the content, never the name. */
const checkUpload = async ({ module, bytes }: Upload): Promise<Checked> => {
  const policy = policyOf(module)
  if (policy === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'module' })
  if (bytes.length > policy.maxBytes) throw new Refusal(ErrorCode.uploadTooLarge)
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const ending = policy.types[mimeType]
  if (ending === undefined) throw new Refusal(ErrorCode.uploadTypeRefused)
  return { mimeType, ending }
}

/** Checks and keeps an uploaded file; a private one is shown to nobody but its owner. */
export const storeUpload = async (
  needs: FileNeeds,
  upload: Upload,
  owner: { accountId: string; isPrivate: boolean },
): Promise<UploadedFile> => {
  const { database, clock, secret, storage } = needs
  const { mimeType, ending } = await checkUpload(upload)
  const now = clock.now()
  const path = `${owner.isPrivate ? 'private' : 'public'}/${upload.module}/${randomUUID()}.${ending}`
  await storage.write(path, upload.bytes)
  try {
    await insertFile(database, { ...owner, path, module: upload.module, mimeType, byteSize: upload.bytes.length }, now)
  } catch (error) {
    await storage.remove(path)
    throw error
  }
  return { path, url: owner.isPrivate ? signedLink(secret, path, now) : publicLink(path) }
}
