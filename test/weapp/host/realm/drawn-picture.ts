import { fire } from './fire'

/**
 * Draws what an image names, and tells the app of it as WeChat does: `load` with the picture's own size, or `error`.
 * A window without pictures tells nothing. How it lies in its box is the base style's.
 */
export function createPicture(element: HTMLElement, part: string): HTMLImageElement {
  const picture = document.createElement('img')
  picture.setAttribute('part', part)
  picture.alt = ''
  picture.addEventListener('load', () =>
    fire(element, 'load', { width: picture.naturalWidth, height: picture.naturalHeight }),
  )
  picture.addEventListener('error', () => fire(element, 'error', { errMsg: `GET ${picture.src} failed` }))
  element.appendChild(picture)
  return picture
}

/** What the picture takes of the image's attributes. */
export const PICTURE_ATTRIBUTES: Readonly<Record<string, (picture: HTMLImageElement, value: unknown) => void>> = {
  src: (picture, value) => {
    if (value) picture.src = String(value)
    else picture.removeAttribute('src')
  },
  'lazy-load': (picture, value) => {
    picture.loading = value === true ? 'lazy' : 'eager'
  },
}
