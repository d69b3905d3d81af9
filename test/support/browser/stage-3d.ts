import type { BrowserContext, Page } from '@playwright/test'
import { openPage } from './storefront-steps'

/** What one frame asked of the graphics chip. */
export interface DrawnFrames {
  frames: number
  calls: number
  triangles: number
}

declare global {
  interface Window {
    /** Everything drawn since it was last set to zero. */
    drawn: DrawnFrames
    /** The contexts that the page asked for, oldest first. */
    contexts: WebGL2RenderingContext[]
  }
}

/** Counts what the page really draws, from outside: every draw call of every context. */
export const countDrawing = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    window.drawn = { frames: 0, calls: 0, triangles: 0 }
    window.contexts = []
    const { prototype } = WebGL2RenderingContext
    const { drawElements, clear } = prototype
    prototype.drawElements = function count(mode, vertices, type, offset) {
      window.drawn.calls += 1
      window.drawn.triangles += vertices / 3
      drawElements.call(this, mode, vertices, type, offset)
    }
    // The renderer clears once a frame.
    prototype.clear = function count(mask) {
      window.drawn.frames += 1
      if (!window.contexts.includes(this)) window.contexts.push(this)
      clear.call(this, mask)
    }
  })
}

/** Forgets what was drawn so far. */
export const forgetDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.drawn = { frames: 0, calls: 0, triangles: 0 }
  })

/** What was drawn since. */
export const drawn = (page: Page): Promise<DrawnFrames> => page.evaluate(() => window.drawn)

/** The page of a car, without "#/". */
export const stagePage = (query: string): string => `pages/customization-car/index3d?${query}`

/** Opens a car on the stage and waits until it stands. */
export const openStage = async (page: Page, query = 'model=vela-7&paint=tide-blue'): Promise<void> => {
  await openPage(page, stagePage(query))
  await page.getByText('One finger turns').waitFor()
  await rest(page)
}

const REST_MS = 300
const POLL_MS = 100

/** Waits until no frame has been drawn for a while. */
export const rest = async (page: Page): Promise<void> => {
  let seen = -1
  let quietMs = 0
  while (quietMs < REST_MS) {
    const { frames } = await drawn(page)
    quietMs = frames === seen ? quietMs + POLL_MS : 0
    seen = frames
    await page.waitForTimeout(POLL_MS)
  }
}

/** Mean red, green and blue of a spot of the screen, 0 to 255. The browser itself reads the picture. */
export const colourAt = async (page: Page, x: number, y: number): Promise<number[]> => {
  const size = 8
  const picture = await page.screenshot({ clip: { x: x - size / 2, y: y - size / 2, width: size, height: size } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) return []
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const sums = [0, 0, 0]
    data.forEach((value, i) => {
      if (i % 4 < 3) sums[i % 4] = (sums[i % 4] ?? 0) + value
    })
    return sums.map((sum) => Math.round((sum * 4) / data.length))
  }, picture.toString('base64'))
}

interface Pinch {
  /** The middle between the fingers. */
  at: { x: number; y: number }
  /** How far apart the fingers are, at first and at last. */
  fromPx: number
  toPx: number
}

const PINCH_STEPS = 8

/** Spreads or closes two fingers, side by side, as a hand does. */
export const pinch = async (page: Page, { at: { x, y }, fromPx, toPx }: Pinch): Promise<void> => {
  const screen = await page.context().newCDPSession(page)
  const fingers = (apartPx: number) => [
    { id: 0, x: x - apartPx / 2, y },
    { id: 1, x: x + apartPx / 2, y },
  ]
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(fromPx) })
  for (let step = 1; step <= PINCH_STEPS; step += 1) {
    const touchPoints = fingers(fromPx + ((toPx - fromPx) * step) / PINCH_STEPS)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
