import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { takeFile, type StoredFile } from './file-statements'
import { PICTURES, type UploadPolicy } from './upload-policy'

/** Files that a call names. */
interface NamedFiles {
  paths: readonly string[]
  /** Whether they must be for their owner's eyes alone, or for everybody's. */
  isPrivate: boolean
  /** What of the call is wrong where a file is not so. */
  field: string
  /** Of which kinds they may be: pictures alone, unless it says otherwise. A paper that the shop has printed is of none. */
  types?: UploadPolicy['types']
}

/**
 * Files of this shopper that are about to be referred to, as they were named: they are marked as taken from now on. What is
 * in them was checked when they were uploaded.
 *
 * @throws Refusal fileNotFound for an unknown and another user's file, which cannot be told apart; invalidField naming the
 *   field for an own one that is public and should be private, or the other way round, and for one of another kind.
 */
export const takeOwnFiles = async (
  tx: Queryable,
  userId: string,
  { paths, isPrivate, field, types = PICTURES }: NamedFiles,
  now: Date,
): Promise<StoredFile[]> => {
  const taken = new Map<string, StoredFile>()
  // Always in the same order, so that two who take the same files wait for each other and not in a ring.
  for (const path of [...paths].sort()) {
    const file = await takeFile(tx, path, now)
    if (file?.accountId !== userId) throw new Refusal(ErrorCode.fileNotFound)
    const isFit = file.isPrivate === isPrivate && Object.hasOwn(types, file.mimeType)
    if (!isFit) throw new Refusal(ErrorCode.invalidField, { field })
    taken.set(path, file)
  }
  return paths.flatMap((path) => taken.get(path) ?? [])
}
