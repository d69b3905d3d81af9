import type { UploadState } from '@/domain/picture-upload'
import type { UploadedFile } from '@/wire/schemas/file'
import { uploadPrivateFile } from './api/common'
import { failureText } from './request/failure-text'
import type { UploadOptions } from './request/upload'

/** Sends a picture, for everybody's eyes or for its owner's. */
export type SendPicture = (source: string, options: UploadOptions) => Promise<UploadedFile>

/**
 * Uploads a picture and tells where it stands, from the first byte to its path or to why it failed.
 * Never rejects.
 *
 * @param source - the local address that the picker gave.
 * @param idempotencyKey - the picture's own, the same at each try.
 * @param send - by default for its owner's eyes alone.
 */
export const followUpload = async (
  source: string,
  idempotencyKey: string,
  onState: (state: UploadState) => void,
  send: SendPicture = uploadPrivateFile,
): Promise<void> => {
  onState({ status: 'uploading', percent: 0 })
  try {
    const { path } = await send(source, {
      idempotencyKey,
      onProgress: (percent) => onState({ status: 'uploading', percent }),
    })
    onState({ status: 'ready', path })
  } catch (error) {
    onState({ status: 'failed', reason: failureText(error) })
  }
}
