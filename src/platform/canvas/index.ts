import type { Canvases, CanvasSurface } from './types'

/** The canvas fills its box, whose size counts: what draws on a canvas may fix the canvas's own. */
const surfaceOf = (canvas: HTMLCanvasElement, box: Element): CanvasSurface => ({
  canvas,
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
