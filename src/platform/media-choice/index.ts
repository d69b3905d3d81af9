import { MediaKind } from '@/wire/enums/content'
import type { ChooseMedia } from './types'

/** Opens the browser's own choice of files; on a phone it offers the camera too. */
export const chooseMedia: ChooseMedia = (most) =>
  new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = 'image/*,video/*'
    field.multiple = true
    field.className = 'said'
    // Safari fires no event at a field that is not part of the page.
    document.body.append(field)
    const finish = (files: readonly File[]): void => {
      field.remove()
      resolve(
        files.slice(0, most).map((file) => ({
          address: URL.createObjectURL(file),
          kind: file.type.startsWith('video/') ? MediaKind.video : MediaKind.picture,
          bytes: file.size,
        })),
      )
    }
    field.addEventListener('change', () => finish([...(field.files ?? [])]))
    field.addEventListener('cancel', () => finish([]))
    field.click()
  })
