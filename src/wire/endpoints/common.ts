import { get, upload } from '../endpoint'
import type { AreaTree } from '../schemas/area'
import type { DictEntries, DictionaryQuery } from '../schemas/dictionary'
import type { Demo } from '../schemas/demo'
import type { FileQuery, FileUrl, UploadForm, UploadedFile } from '../schemas/file'
import type { Maintenance } from '../schemas/maintenance'
import type { NoPayload } from '../schemas/parts'

export const area = get<typeof NoPayload, typeof AreaTree>('/common/area', { access: 'public' })
export const dictionary = get<typeof DictionaryQuery, typeof DictEntries>('/common/dictData/byType', {
  access: 'public',
})
/** What of this server is played; nothing of a real one. */
export const demo = get<typeof NoPayload, typeof Demo>('/common/demo', { access: 'public', extension: true })
/** Why the app is closed, and until when; the one endpoint that answers meanwhile. */
export const maintenance = get<typeof NoPayload, typeof Maintenance>('/common/maintenance', {
  access: 'public',
  extension: true,
})
export const uploadFile = upload<typeof UploadForm, typeof UploadedFile>('/common/file/uploadByModule', {
  idempotent: true,
})
export const uploadPrivateFile = upload<typeof UploadForm, typeof UploadedFile>('/common/file/uploadPrivateByModule', {
  idempotent: true,
})
export const fileUrl = get<typeof FileQuery, typeof FileUrl>('/common/file/getFileUrl')
