import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import type { ServerContext } from '../../../context/server-context'
import { Refusal } from '../../../http/errors'
import { PictureFault } from '../../../pictures/picture-fault'
import { MAX_PICTURE_BYTES } from '../../../writing/pictures-of-folder'
import { digestOfBytes, isKnownPicture, keepPicture } from '../../publishing/picture-store'
import { recordCall } from '../call/record-call'

/** Three bytes are four characters. */
const MAX_CONTENT = (MAX_PICTURE_BYTES / 3) * 4

/** How much one call may hold. */
export const PICTURE_BODY_BYTES = MAX_CONTENT + 1_024

/** A picture by what is in it, and its bytes in base64; without them only whether it is known is asked. */
export const pictureBody = Type.Object({
  digest: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  content: Type.Optional(Type.String({ maxLength: MAX_CONTENT })),
})
export type PictureCall = Static<typeof pictureBody>

/**
 * Takes a picture in, once however often it is brought.
 *
 * @throws Refusal uploadTypeRefused for what is no picture or another one than it says, conflict for a replay.
 */
export const bringPicture = async (
  { database, storage }: Pick<ServerContext, 'database' | 'storage'>,
  nonce: string,
  { digest, content }: PictureCall,
  now: Date,
): Promise<{ isKnown: boolean }> => {
  await recordCall(database, { nonce, step: 'picture', subject: digest }, now)
  if (await isKnownPicture(database, digest)) return { isKnown: true }
  if (content === undefined) return { isKnown: false }
  const bytes = Buffer.from(content, 'base64')
  if (digestOfBytes(bytes) !== digest) throw new Refusal(ErrorCode.uploadTypeRefused)
  await keepPicture({ database, storage }, digest, bytes, now).catch((error: unknown) => {
    if (error instanceof PictureFault) throw new Refusal(ErrorCode.uploadTypeRefused, undefined, { cause: error })
    throw error
  })
  return { isKnown: true }
}
