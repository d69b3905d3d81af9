import type { Canvases, CanvasSurface, OpenedGl } from './types'

const openGl = (canvas: HTMLCanvasElement, attributes: object): OpenedGl | null => {
  const second = canvas.getContext('webgl2', attributes)
  if (second !== null) return { context: second as WebGL2RenderingContext, version: 2 }
  const first = canvas.getContext('webgl', attributes)
  return first === null ? null : { context: first as WebGLRenderingContext, version: 1 }
}

/** The canvas fills its box, whose size counts: what draws on a canvas may fix the canvas's own. */
const surfaceOf = (canvas: HTMLCanvasElement, box: Element): CanvasSurface => ({
  openGl: (attributes) => openGl(canvas, attributes),
  pixelRatio: window.devicePixelRatio,
  size: () => ({ widthPx: box.clientWidth, heightPx: box.clientHeight }),
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
  watchSize(onChange) {
    const observer = new ResizeObserver(onChange)
    observer.observe(box)
    return () => observer.disconnect()
  },
  watchLoss(onLost) {
    canvas.addEventListener('webglcontextlost', onLost)
    return () => canvas.removeEventListener('webglcontextlost', onLost)
  },
})

/** Two frames on, what was drawn with the canvas is on screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** The browser's canvas elements. */
export const canvases: Canvases = {
  async find(id) {
    // A first context keeps a phone busy for a while: the picture in its place comes first.
    await painted()
    const canvas = document.getElementById(id)
    const box = canvas?.parentElement
    return box && canvas instanceof HTMLCanvasElement ? surfaceOf(canvas, box) : null
  },
  isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}
