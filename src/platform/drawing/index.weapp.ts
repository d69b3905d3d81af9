import Taro from '@tarojs/taro'
import { JPEG_QUALITY, type FindBoard, type LoadedPicture, type Pen } from './types'

/** What WeChat loads for its canvas. */
interface CanvasImage extends LoadedPicture {
  src: string
  onload: () => void
  onerror: () => void
}

/** What WeChat hands out for a canvas of type 2d. */
interface CanvasNode {
  width: number
  height: number
  getContext(kind: '2d'): CanvasRenderingContext2D
  createImage(): CanvasImage
}

type Found = Partial<{ node: CanvasNode }>

const findNode = (id: string): Promise<CanvasNode | undefined> =>
  new Promise((resolve) => {
    // What was just rendered reaches the view a moment later.
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true }, (found: Found | null) => resolve(found?.node))
        .exec()
    })
  })

const penOf = (context: CanvasRenderingContext2D): Pen =>
  Object.assign(context, {
    draw: (picture: LoadedPicture, from: Parameters<Pen['draw']>[1], to: Parameters<Pen['draw']>[2]) =>
      // Every loaded picture is one of the canvas itself.
      context.drawImage(picture as never, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height),
  })

/** WeChat's canvas of type 2d. */
export const findBoard: FindBoard = async (id, { width, height }) => {
  const node = await findNode(id)
  if (node === undefined) return null
  Object.assign(node, { width, height })
  return {
    pen: penOf(node.getContext('2d')),
    load: (url) =>
      new Promise((resolve, reject) => {
        const image = node.createImage()
        image.onload = () => resolve(image)
        image.onerror = () => reject(new Error('no such picture'))
        image.src = url
      }),
    toFile: async () => {
      const whole = { destWidth: width, destHeight: height, fileType: 'jpg', quality: JPEG_QUALITY } as const
      // Taro's types know the canvas of before alone.
      const { tempFilePath } = await Taro.canvasToTempFilePath({ ...whole, canvas: node as never })
      return tempFilePath
    },
  }
}
