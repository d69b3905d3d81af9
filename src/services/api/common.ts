import type { AreaNode } from '@/wire/schemas/area'
import type { Demo } from '@/wire/schemas/demo'
import type { DictEntry } from '@/wire/schemas/dictionary'
import type { Maintenance } from '@/wire/schemas/maintenance'
import type { UploadedFile } from '@/wire/schemas/file'
import * as endpoints from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'
import { isRefusal } from '../request/errors'
import { upload, type UploadOptions } from '../request/upload'

/** The module that files are uploaded for. */
const CONTENT_MODULE = { module: 'content' } as const
/** Takes videos, too. */
const FEEDBACK_MODULE = { module: 'feedback' } as const

/** What of the server is played, and who can get in; nothing of a real one. */
export const fetchDemo = (options?: CallOptions): Promise<Demo> => call(endpoints.demo, {}, options)

/** Why the app is closed, and until when (extension). */
export const fetchMaintenance = (options?: CallOptions): Promise<Maintenance> =>
  call(endpoints.maintenance, {}, options)

/** The rows of a dictionary of the server in display order: "cancel_reason". */
export const fetchDictionary = (dictType: string, options?: CallOptions): Promise<DictEntry[]> =>
  call(endpoints.dictionary, { dictType }, options)

/** Provinces with their cities. */
export const fetchAreaTree = (options?: CallOptions): Promise<AreaNode[]> => call(endpoints.area, {}, options)

const withAddress = (file: UploadedFile): UploadedFile => ({ ...file, url: staticUrl(file.url) })

/** Uploads a picture that everyone may see, such as a portrait. Throws as `upload`. */
export const uploadPublicFile = async (filePath: string, options: UploadOptions): Promise<UploadedFile> =>
  withAddress(await upload(endpoints.uploadFile, filePath, CONTENT_MODULE, options))

/** Uploads a file for its owner's eyes, such as a licence. Throws as `upload`. */
export const uploadPrivateFile = async (filePath: string, options: UploadOptions): Promise<UploadedFile> =>
  withAddress(await upload(endpoints.uploadPrivateFile, filePath, CONTENT_MODULE, options))

/** Uploads a picture or video of a feedback, for its owner's eyes. Throws as `upload`. */
export const uploadFeedbackFile = async (filePath: string, options: UploadOptions): Promise<UploadedFile> =>
  withAddress(await upload(endpoints.uploadPrivateFile, filePath, FEEDBACK_MODULE, options))

/** Whether the server has a file of one's own. Throws what leaves it open. */
export const isFileKept = async (path: string): Promise<boolean> => {
  try {
    await call(endpoints.fileUrl, { path })
    return true
  } catch (error) {
    if (isRefusal(error, ErrorCode.fileNotFound)) return false
    throw error
  }
}

/** An address that shows a kept file; that of a private one expires. */
export const fetchFileUrl = async (path: string, options?: CallOptions): Promise<string> =>
  staticUrl((await call(endpoints.fileUrl, { path }, options)).url)
