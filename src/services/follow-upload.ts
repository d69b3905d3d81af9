import type { UploadState } from '@/domain/picture-upload'
import { uploadPrivateFile } from './api/common'
import { failureText } from './request/failure-text'

/**
 * Uploads a picture for its owner's eyes and tells where it stands, from the first byte to its path or to why it failed.
 * Never rejects.
 *
 * @param source - the local address that the picker gave.
 * @param idempotencyKey - the picture's own, the same at each try.
 */
export const followUpload = async (
  source: string,
  idempotencyKey: string,
  onState: (state: UploadState) => void,
): Promise<void> => {
  onState({ status: 'uploading', percent: 0 })
  try {
    const { path } = await uploadPrivateFile(source, {
      idempotencyKey,
      onProgress: (percent) => onState({ status: 'uploading', percent }),
    })
    onState({ status: 'ready', path })
  } catch (error) {
    onState({ status: 'failed', reason: failureText(error) })
  }
}
