import { JPEG_QUALITY, type FindBoard, type LoadedPicture, type Pen } from './types'

const load = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  // A picture of another host that does not say that it may be read would close the whole canvas.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}

const penOf = (context: CanvasRenderingContext2D): Pen =>
  Object.assign(context, {
    draw: (picture: LoadedPicture, from: Parameters<Pen['draw']>[1], to: Parameters<Pen['draw']>[2]) =>
      // Every loaded picture is an image of `load`.
      context.drawImage(
        picture as HTMLImageElement,
        from.x,
        from.y,
        from.width,
        from.height,
        to.x,
        to.y,
        to.width,
        to.height,
      ),
  })

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/jpeg', JPEG_QUALITY)
  })

/** The browser's canvas. */
export const findBoard: FindBoard = async (id, { width, height }) => {
  const canvas = document.getElementById(id)
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
  if (context === null) return null
  Object.assign(context.canvas, { width, height })
  return { pen: penOf(context), load, toFile: async () => URL.createObjectURL(await blobOf(context.canvas)) }
}
