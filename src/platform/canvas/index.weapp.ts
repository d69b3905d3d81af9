import Taro from '@tarojs/taro'
import type { Canvases, CanvasSize, CanvasSurface } from './types'

/** What WeChat hands out for a canvas of type webgl. */
interface CanvasNode {
  getContext(kind: 'webgl', attributes: object): WebGLRenderingContext | null
  requestAnimationFrame(draw: (nowMs: number) => void): number
  cancelAnimationFrame(frame: number): void
}

type Found = Partial<{ node: CanvasNode; width: number; height: number }>

/** Some phones throw where others give nothing. */
const contextOf = (node: CanvasNode, attributes: object): WebGLRenderingContext | null => {
  try {
    return node.getContext('webgl', attributes)
  } catch {
    return null
  }
}

const surfaceOf = (node: CanvasNode, size: CanvasSize): CanvasSurface => {
  let gl: WebGLRenderingContext | null = null
  return {
    openGl(attributes) {
      gl = contextOf(node, attributes)
      return gl === null ? null : { context: gl, version: 1 }
    },
    pixelRatio: Taro.getWindowInfo().pixelRatio,
    size: () => size,
    requestFrame: (draw) => node.requestAnimationFrame(() => draw(Date.now())),
    cancelFrame: (frame) => node.cancelAnimationFrame(frame),
    // A mini-program's page keeps its size while it is shown.
    watchSize: () => () => undefined,
    // WeChat tells of no loss; coming back from the background is when contexts are found to be gone.
    watchLoss(onLost) {
      const check = (): void => {
        if (gl?.isContextLost()) onLost()
      }
      Taro.onAppShow(check)
      return () => Taro.offAppShow(check)
    },
  }
}

/** WeChat's canvas of type webgl. */
export const canvases: Canvases = {
  find: (id) =>
    new Promise((resolve) => {
      // What was just rendered reaches the view a moment later.
      Taro.nextTick(() => {
        Taro.createSelectorQuery()
          .select(`#${id}`)
          .fields({ node: true, size: true }, (found: Found | null) => {
            const { node, width = 0, height = 0 } = found ?? {}
            resolve(node ? surfaceOf(node, { widthPx: width, heightPx: height }) : null)
          })
          .exec()
      })
    }),
  // WeChat does not tell.
  isMotionReduced: () => false,
}
