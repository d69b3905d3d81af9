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

/** The browser's canvas elements. */
export const canvases: Canvases = {
  find(id) {
    const canvas = document.getElementById(id)
    const box = canvas?.parentElement
    return Promise.resolve(box && canvas instanceof HTMLCanvasElement ? surfaceOf(canvas, box) : null)
  },
  isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}
