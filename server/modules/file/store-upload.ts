import { fileTypeFromFile } from 'file-type'
import { randomUUID } from 'node:crypto'
import type { UploadedFile } from '@/wire/schemas/file'
import { ErrorCode, type RefusalCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { PictureFault } from '../../pictures/picture-fault'
import { reEncode, type DrawnPicture } from '../../pictures/re-encode'
import { createTurns } from '../../system/turns'
import { fingerprint } from '../idempotency/fingerprint'
import { giveBack, spendQuota } from './day-quota'
import { publicLink, signedLink } from './file-link'
import type { FileStorage } from '../../gateways/storage/file-storage'
import { announceFile } from './file-removal'
import { findUpload, insertFile, type SentUpload, type StoredFile } from './file-statements'
import type { Upload } from './read-upload'
import { isVideo, policyOf } from './upload-policy'
import type { KeyRing } from '../../secrets/key-ring'

/** What keeping files needs. */
export interface FileNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
  storage: FileStorage
}

/** Whose a file is, and whether others may see it. */
export interface FileOwner {
  accountId: string
  isPrivate: boolean
}

interface Checked {
  mimeType: string
  ending: string
}

/**
 * A video is told from its content too, and taken for its owner's eyes alone: nothing is drawn anew in it.
 *
 * @throws Refusal invalidField, uploadTooLarge or uploadTypeRefused. The type is told from the content, never the name.
 */
const checkUpload = async ({ module, draft, byteSize }: Upload, { isPrivate }: FileOwner): Promise<Checked> => {
  const policy = policyOf(module)
  if (policy === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'module' })
  const mimeType = (await fileTypeFromFile(draft))?.mime ?? ''
  const isFilm = isVideo(mimeType)
  if (byteSize > ((isFilm && policy.maxVideoBytes) || policy.maxBytes)) throw new Refusal(ErrorCode.uploadTooLarge)
  const ending = policy.types[mimeType]
  if (ending === undefined || (isFilm && !isPrivate)) throw new Refusal(ErrorCode.uploadTypeRefused)
  return { mimeType, ending }
}

const faultCodes = {
  unreadable: ErrorCode.uploadTypeRefused,
  'too-large': ErrorCode.uploadTooLarge,
} as const satisfies Record<PictureFault['kind'], RefusalCode>

/** @throws Refusal uploadTypeRefused when it only began like a picture, uploadTooLarge when it has too many pixels. */
const drawAnew = async (source: string, target: string, mimeType: string): Promise<DrawnPicture> => {
  try {
    return await reEncode(source, target, mimeType)
  } catch (error) {
    if (error instanceof PictureFault) throw new Refusal(faultCodes[error.kind], undefined, { cause: error })
    throw error
  }
}

const replyOf = (
  secret: KeyRing,
  { path, isPrivate }: Pick<StoredFile, 'path' | 'isPrivate'>,
  now: Date,
): UploadedFile => ({ path, url: isPrivate ? signedLink(secret, path, now) : publicLink(path) })

/** What the same upload made before, if it did. @throws Refusal idempotencyKeyReused when its key came with another file. */
const madeBefore = async (
  { database, secret }: FileNeeds,
  accountId: string,
  sent: SentUpload,
  now: Date,
): Promise<UploadedFile | undefined> => {
  const file = await findUpload(database, accountId, sent.key)
  if (file === undefined) return undefined
  if (file.fingerprint !== sent.fingerprint) throw new Refusal(ErrorCode.idempotencyKeyReused)
  return replyOf(secret, file, now)
}

/** One upload of an account after the other is kept: the second try of one waits, and is answered what the first has made. */
const keeping = createTurns(1)

const keepOnce = async (needs: FileNeeds, upload: Upload, owner: FileOwner, key: string): Promise<UploadedFile> => {
  const { database, clock, secret, storage } = needs
  const now = clock.now()
  const sent = { key, fingerprint: fingerprint(upload.module, { isPrivate: owner.isPrivate, digest: upload.digest }) }
  const before = await madeBefore(needs, owner.accountId, sent, now)
  if (before !== undefined) return before
  await spendQuota(database, owner.accountId, upload.byteSize, now)
  const { mimeType, ending } = await checkUpload(upload, owner)
  const path = `${owner.isPrivate ? 'private' : 'public'}/${upload.module}/${randomUUID()}.${ending}`
  await announceFile(database, path, now)
  const kept = isVideo(mimeType)
    ? await storage.adopt(upload.draft, path).then(() => ({ byteSize: upload.byteSize }))
    : await storage.withDraft(async (draft) => {
        const drawn = await drawAnew(upload.draft, draft, mimeType)
        await storage.adopt(draft, path)
        return drawn
      })
  const file = { ...owner, path, module: upload.module, mimeType, ...kept }
  if (await insertFile(database, file, now, sent)) return replyOf(secret, file, now)
  // Two tries in two processes: the other one was quicker, and what this one made stays announced for removal.
  await giveBack(database, owner.accountId, upload.byteSize, now)
  const made = await madeBefore(needs, owner.accountId, sent, now)
  if (made === undefined) throw new Refusal(ErrorCode.fileNotFound)
  return made
}

/**
 * Checks an upload and keeps its picture, drawn anew so that nothing but the picture is left; a private one is shown to
 * nobody but its owner. It counts on the owner's day, also where it is refused. The same upload again, after a lost reply, is
 * answered the file that it made.
 *
 * @throws Refusal uploadsSpent, idempotencyKeyReused, and as `checkUpload`.
 */
export const storeUpload = (needs: FileNeeds, upload: Upload, owner: FileOwner, key: string): Promise<UploadedFile> =>
  keeping(owner.accountId, () => keepOnce(needs, upload, owner, key))
