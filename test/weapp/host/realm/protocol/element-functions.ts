import { fire } from '../fire'
import { tap } from '../gestures'
import { fieldOf } from '../native-element'

/** WeChat tells of an end of a scroll view this early unless the template says otherwise. */
const EDGE_PX = 50

function typeInto(element: Element, text: unknown): void {
  const field = fieldOf(element)
  if (!field) throw new Error(`${element.localName} takes no text`)
  const value = String(text)
  field.value = value
  fire(element, 'input', { value, cursor: value.length, keyCode: 0 })
}

function scrollTo(element: Element, left: unknown, top: unknown): void {
  element.scrollLeft = Number(left)
  element.scrollTop = Number(top)
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientHeight } = element
  fire(element, 'scroll', { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX: 0, deltaY: 0 })
  if (scrollTop + clientHeight >= scrollHeight - EDGE_PX) fire(element, 'scrolltolower', { direction: 'bottom' })
  if (scrollTop <= EDGE_PX) fire(element, 'scrolltoupper', { direction: 'top' })
}

function swipeTo(element: Element, index: unknown): void {
  const detail = { current: Number(index), source: 'touch' }
  fire(element, 'change', detail)
  fire(element, 'animationfinish', detail)
}

/** What the client asks of built-in components beside taps. */
export const ELEMENT_FUNCTIONS: Readonly<Record<string, (element: Element, ...args: readonly unknown[]) => unknown>> = {
  'input.input': typeInto,
  'textarea.input': typeInto,
  'switch.tap': tap,
  'slider.slideTo': (element, value) => fire(element, 'change', { value: Number(value) }),
  'swiper.swipeTo': swipeTo,
  'movable-view.moveTo': (element, x, y) => fire(element, 'change', { x: Number(x), y: Number(y), source: 'touch' }),
  'scroll-view.scrollTo': scrollTo,
  'scroll-view.scrollTop': (element) => element.scrollTop,
  'scroll-view.scrollLeft': (element) => element.scrollLeft,
  'scroll-view.scrollWidth': (element) => element.scrollWidth,
  'scroll-view.scrollHeight': (element) => element.scrollHeight,
}
