import { headersOf, openXhr } from '../http/xhr'
import type { SendUpload } from './types'

const readLocalFile = async (filePath: string): Promise<Blob> => {
  const xhr = await openXhr({ method: 'GET', url: filePath, headers: {}, responseType: 'blob' })
  return xhr.response as Blob // responseType 'blob' makes it one
}

/** "image/png" -> "upload.png": the server judges by content, but some proxies want a name with an ending. */
const fileNameOf = (file: Blob): string => `upload.${file.type.split('/')[1] ?? 'bin'}`

/** Uploads one file from the browser. Rejects with TransportError only. */
export const sendUpload: SendUpload = async ({ filePath, fieldName, formData, ...request }) => {
  const form = new FormData()
  for (const name of Object.keys(formData)) form.append(name, formData[name] ?? '')
  const file = await readLocalFile(filePath)
  // The file goes last: a server that reads as it arrives then knows the fields already.
  form.append(fieldName, file, fileNameOf(file))
  const xhr = await openXhr({ ...request, method: 'POST', body: form })
  return { status: xhr.status, headers: headersOf(xhr), text: xhr.responseText }
}
