import { actOnTap } from './controls/act-on-tap'
import { fire, frameworkElement } from './fire'

let isTapped = false

/** Whether a tap is being told: until what hears it waits for something that takes time. */
export const isInTap = (): boolean => isTapped

/** WeChat calls a press long after 350 ms; the official client waits exactly that long before it lets go. */
const LONG_PRESS_MS = 300
const TAP_SLOP_PX = 10

/** One finger, in the names of WeChat's touch events. */
export interface TouchPoint {
  readonly identifier: number
  readonly pageX: number
  readonly pageY: number
  readonly clientX: number
  readonly clientY: number
}

/** The fingers of one touch event; the official client writes `changeTouches`. */
export interface Touches {
  readonly touches?: readonly TouchPoint[]
  readonly changedTouches?: readonly TouchPoint[]
  readonly changeTouches?: readonly TouchPoint[]
}

interface Press {
  readonly timer: ReturnType<typeof setTimeout>
  isLong: boolean
}

const presses = new WeakMap<Element, Press>()

/** The middle of an element. */
export function middleOf(element: Element): TouchPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  const clientX = left + width / 2
  const clientY = top + height / 2
  return { identifier: 0, pageX: clientX + window.scrollX, pageY: clientY + window.scrollY, clientX, clientY }
}

const sendTouch = (element: Element, type: string, points: readonly TouchPoint[], changed = points): void => {
  const [{ pageX, pageY } = middleOf(element)] = changed
  fire(element, type, { x: pageX, y: pageY }, { bubbles: true, fields: { touches: points, changedTouches: changed } })
}

const pointsOf = (
  element: Element,
  { touches = [], changedTouches, changeTouches }: Touches,
): readonly TouchPoint[] => {
  const given = [changedTouches, changeTouches, touches].find((points) => points !== undefined && points.length > 0)
  return given ?? [middleOf(element)]
}

/** A finger comes down; a press that lasts becomes a long press. */
export function touchStart(element: Element, touches: Touches = {}): void {
  const points = pointsOf(element, touches)
  sendTouch(element, 'touchstart', points)
  const press: Press = {
    isLong: false,
    timer: setTimeout(() => {
      press.isLong = true
      sendTouch(element, 'longpress', points)
      sendTouch(element, 'longtap', points)
    }, LONG_PRESS_MS),
  }
  presses.set(element, press)
}

/** The finger moves: no press any more. */
export function touchMove(element: Element, touches: Touches = {}): void {
  const press = presses.get(element)
  if (press) clearTimeout(press.timer)
  sendTouch(element, 'touchmove', pointsOf(element, touches))
}

/** The finger leaves. Tells whether the press was a long one, which is no tap. */
export function touchEnd(element: Element, touches: Touches = {}): boolean {
  const press = presses.get(element)
  if (press) clearTimeout(press.timer)
  presses.delete(element)
  sendTouch(element, 'touchend', [], pointsOf(element, touches))
  return press?.isLong ?? false
}

const sendTap = (element: Element, point: TouchPoint): void => {
  isTapped = true
  setTimeout(() => {
    isTapped = false
  })
  sendTouch(element, 'tap', [point])
  actOnTap(element)
}

/** A finger comes down and leaves at once. */
export function tap(element: Element): void {
  touchStart(element)
  if (!touchEnd(element)) sendTap(element, middleOf(element))
}

const drawnTarget = (event: TouchEvent): Element | undefined => {
  for (let node = event.target as Node | null; node; node = node.parentNode) {
    if (node instanceof Element && frameworkElement(node) && '__wxElement' in node) return node
  }
  return undefined
}

const fingersOf = (event: TouchEvent): readonly TouchPoint[] =>
  [...event.changedTouches].map(({ identifier, pageX, pageY, clientX, clientY }) => ({
    identifier,
    pageX,
    pageY,
    clientX,
    clientY,
  }))

/** Takes real touches, where the realm is a browser: they meet what lies on top, as on a phone. */
export function listenToFingers(): void {
  let startedAt: TouchPoint | undefined
  const options = { capture: true, passive: true }
  const on = (
    type: 'touchstart' | 'touchmove' | 'touchend',
    act: (element: Element, fingers: readonly TouchPoint[]) => void,
  ): void =>
    document.addEventListener(
      type,
      (event) => {
        const element = drawnTarget(event)
        if (element) act(element, fingersOf(event))
      },
      options,
    )
  on('touchstart', (element, touches) => {
    ;[startedAt] = touches
    touchStart(element, { touches })
  })
  on('touchmove', (element, touches) => touchMove(element, { touches }))
  on('touchend', (element, touches) => {
    const [finger] = touches
    const isLong = touchEnd(element, { touches })
    if (isLong || !finger || !startedAt) return
    const moved = Math.hypot(finger.pageX - startedAt.pageX, finger.pageY - startedAt.pageY)
    if (moved <= TAP_SLOP_PX) sendTap(element, finger)
  })
}
