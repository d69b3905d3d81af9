import type { HttpReply, HttpRequest } from '../http/types'

/** One multipart upload: a file by its local address plus form data. */
interface UploadRequest extends Omit<HttpRequest, 'method' | 'body'> {
  /** What the picker gave: a `blob:` address in a browser, a temporary path in a mini-program. */
  filePath: string
  /** Name of the form field that holds the file. */
  fieldName: string
  formData: Record<string, string>
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
}

/** Uploads one file. Rejects with TransportError only; every HTTP status is a reply. */
export type SendUpload = (request: UploadRequest) => Promise<HttpReply>
