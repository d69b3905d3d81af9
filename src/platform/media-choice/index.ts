import { MediaKind } from '@/wire/enums/content'
import { onePicker } from './one-picker'
import type { ChooseMedia, ChoosePicture } from './types'

/** Opens the browser's own choice of files; on a phone it offers the camera too. */
const openPicker = (accept: string, most: number): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = accept
    field.multiple = most > 1
    field.className = 'said'
    // Safari fires no event at a field that is not part of the page.
    document.body.append(field)
    const finish = (files: readonly File[]): void => {
      field.remove()
      resolve(files.slice(0, most))
    }
    field.addEventListener('change', () => finish([...(field.files ?? [])]))
    field.addEventListener('cancel', () => finish([]))
    field.click()
  })

const chooseFiles = (accept: string, most: number): Promise<readonly File[]> =>
  onePicker(() => openPicker(accept, most))

export const choosePicture: ChoosePicture = async () => {
  const [file] = await chooseFiles('image/*', 1)
  return file === undefined ? null : URL.createObjectURL(file)
}

export const chooseMedia: ChooseMedia = async (most) => {
  const files = await chooseFiles('image/*,video/*', most)
  return files.map((file) => ({
    address: URL.createObjectURL(file),
    kind: file.type.startsWith('video/') ? MediaKind.video : MediaKind.picture,
    bytes: file.size,
  }))
}
