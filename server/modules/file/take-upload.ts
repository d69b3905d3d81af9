import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '@/wire/schemas/file'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { createTurns } from '../../system/turns'
import { leftOfDay, spendQuota, spentDay } from './day-quota'
import { findUpload } from './file-statements'
import { readUpload, type Upload } from './read-upload'
import { storeUpload, type FileNeeds, type FileOwner } from './store-upload'
import { MAX_UPLOAD_BYTES } from './upload-policy'

/** Two of an account come in at once: a phone that has lost its network sends again while the first try still hangs. */
const comingIn = createTurns(2)

/** How many bytes of an upload are read. What was kept already costs nothing of the day. */
const mostBytesOf = async ({ database, clock }: FileNeeds, accountId: string, key: string): Promise<number> => {
  const isKept = (await findUpload(database, accountId, key)) !== undefined
  return isKept ? MAX_UPLOAD_BYTES : Math.min(MAX_UPLOAD_BYTES, await leftOfDay(database, accountId, clock.now()))
}

/** What a file counts of which nothing is kept: no day has one without a byte. */
const TOO_LARGE_BYTES = 1

/** Reads an upload. One that is larger is counted as a file: it was work. */
const readCounted = async (
  { database, clock }: FileNeeds,
  request: FastifyRequest,
  draft: string,
  accountId: string,
  mostBytes: number,
): Promise<Upload> => {
  try {
    return await readUpload(request, draft, mostBytes)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== ErrorCode.uploadTooLarge) throw error
    const now = clock.now()
    await spendQuota(database, accountId, TOO_LARGE_BYTES, now)
    throw mostBytes < MAX_UPLOAD_BYTES ? spentDay(now) : error
  }
}

/**
 * Takes the file of a request, at most what is left of its owner's day, and keeps it once for each key.
 *
 * @throws Refusal uploadsSpent, and as `readUpload` and `storeUpload`.
 */
export const takeUpload = (
  needs: FileNeeds,
  request: FastifyRequest,
  owner: FileOwner,
  key: string,
): Promise<UploadedFile> =>
  comingIn(owner.accountId, async () => {
    const mostBytes = await mostBytesOf(needs, owner.accountId, key)
    return needs.storage.withDraft(async (draft) =>
      storeUpload(needs, await readCounted(needs, request, draft, owner.accountId, mostBytes), owner, key),
    )
  })
