import type { Canvases, CanvasSurface } from './types'

const surfaceOf = (canvas: HTMLCanvasElement): CanvasSurface => ({
  canvas,
  pixelRatio: window.devicePixelRatio,
  size: () => ({ widthPx: canvas.clientWidth, heightPx: canvas.clientHeight }),
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
  watchSize(onChange) {
    const observer = new ResizeObserver(onChange)
    observer.observe(canvas)
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
    return Promise.resolve(canvas instanceof HTMLCanvasElement ? surfaceOf(canvas) : null)
  },
  isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}
