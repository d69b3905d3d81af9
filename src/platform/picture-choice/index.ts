import type { ChoosePicture } from './types'

/** Opens the browser's own choice of files; on a phone it offers the camera too. */
export const choosePicture: ChoosePicture = () =>
  new Promise((resolve) => {
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = 'image/*'
    field.className = 'said'
    // Safari fires no event at a field that is not part of the page.
    document.body.append(field)
    const finish = (address: string | null): void => {
      field.remove()
      resolve(address)
    }
    field.addEventListener('change', () => finish(field.files?.[0] ? URL.createObjectURL(field.files[0]) : null))
    field.addEventListener('cancel', () => finish(null))
    field.click()
  })
