import { get, upload, type NoPayload } from '../endpoint'
import type { AreaNode } from '../schemas/area'
import type { DictEntry } from '../schemas/content'
import type { UploadedFile } from '../schemas/file'

export const area = get<NoPayload, AreaNode[]>('/common/area')
export const dictionary = get<{ dictType: string }, DictEntry[]>('/common/dictData/byType')
export const uploadFile = upload<{ module: string }, UploadedFile>('/common/file/uploadByModule', { access: 'login' })
export const uploadPrivateFile = upload<{ module: string }, UploadedFile>('/common/file/uploadPrivateByModule', {
  access: 'login',
})
export const fileUrl = get<{ path: string }, { url: string }>('/common/file/getFileUrl', { access: 'login' })
