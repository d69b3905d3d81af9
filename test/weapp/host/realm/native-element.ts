import { withoutRpx } from '../rpx'
import { createPicture, PICTURE_ATTRIBUTES } from './drawn-picture'
import { fire } from './fire'
import { SCROLL_ATTRIBUTES } from './scroll-view'

/** Built-in components that hold a control of the browser to type into. */
const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea'])

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELD_PART = 'field'
/** WeChat hands `aria-role` on to the screen reader by this name; no template has it. */
export const ROLE = 'role'
/** What a canvas is drawn on. */
const BOARD_PART = 'board'
/** What an image shows. */
const PICTURE_PART = 'picture'
/** What stands in a field that is empty: WeChat draws it by a class that the app names. */
const PLACEHOLDER_PART = 'placeholder'
/** What the knob of a slider runs on. */
const TRACK_PART = 'track'
const HOST_PARTS: ReadonlySet<string | null> = new Set([
  ...[FIELD_PART, BOARD_PART, PICTURE_PART, PLACEHOLDER_PART, TRACK_PART],
])

/** The control inside an input or textarea. */
export const fieldOf = (element: Element): Field | null => element.querySelector<Field>(`:scope > [part=${FIELD_PART}]`)

/** The browser's canvas inside a canvas of WeChat. */
export const boardOf = (element: Element): HTMLCanvasElement | null =>
  element.querySelector<HTMLCanvasElement>(`:scope > [part=${BOARD_PART}]`)

/** Whether a node is the host's own and no part of the app's tree. */
export const isHostPart = (node: Node): boolean => node instanceof Element && HOST_PARTS.has(node.getAttribute('part'))

/** What an attribute of the field follows. */
const FIELD_ATTRIBUTES: Readonly<Record<string, (field: Field, value: unknown) => void>> = {
  value: (field, value) => {
    field.value = String(value ?? '')
  },
  placeholder: (field, value) => {
    field.placeholder = String(value ?? '')
    field.nextElementSibling?.setAttribute('data-text', field.placeholder)
  },
  'placeholder-class': (field, value) => field.nextElementSibling?.setAttribute('class', String(value ?? '')),
  disabled: (field, value) => {
    field.disabled = Boolean(value)
  },
  'aria-label': (field, value) => field.setAttribute('aria-label', String(value ?? '')),
}

function addField(element: HTMLElement, tag: string): void {
  const field = document.createElement(tag as 'input' | 'textarea')
  field.setAttribute('part', FIELD_PART)
  field.addEventListener('input', () => fire(element, 'input', { value: field.value, cursor: field.value.length }))
  field.addEventListener('focus', () => fire(element, 'focus', { value: field.value, height: 0 }))
  field.addEventListener('blur', () => fire(element, 'blur', { value: field.value }))
  element.appendChild(field)
  addPart(element, PLACEHOLDER_PART)
}

function addPart(element: HTMLElement, part: string): HTMLElement {
  const added = document.createElement('div')
  added.setAttribute('part', part)
  element.appendChild(added)
  return added
}

function addBoard(element: HTMLElement): void {
  const board = document.createElement('canvas')
  board.setAttribute('part', BOARD_PART)
  board.style.cssText = 'display: block; width: 100%; height: 100%'
  element.appendChild(board)
}

/** Draws a slider as WeChat does, by what its template says; nobody drags it. */
function drawTrack(slider: HTMLElement, track: HTMLElement): void {
  const numberOf = (name: string, otherwise: number): number => Number(slider.getAttribute(name) ?? otherwise)
  const [min, max] = [numberOf('min', 0), numberOf('max', 100)]
  const at = `${(100 * (numberOf('value', 0) - min)) / (max - min || 1)}%`
  const colour = (name: string, otherwise: string): string => slider.getAttribute(name) ?? otherwise
  const [active, rest] = [colour('activeColor', '#1aad19'), colour('backgroundColor', '#e9e9e9')]
  track.style.cssText = `--at: ${at}; --knob: ${numberOf('block-size', 28)}px`
  track.style.background = `linear-gradient(to right, ${active} ${at}, ${rest} 0)`
}

const textOf = (value: unknown): string => {
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Creates a built-in component as an element "wx-<tag>" that shows its attributes in the DOM. */
export function createNativeElement(tag: string): HTMLElement {
  const element = document.createElement(`wx-${tag}`)
  const setInDom = element.setAttribute.bind(element)
  if (FIELDS.has(tag)) addField(element, tag)
  if (tag === 'button') setInDom(ROLE, 'button')
  if (tag === 'canvas') addBoard(element)
  const track = tag === 'slider' ? addPart(element, TRACK_PART) : undefined
  const picture = tag === 'image' ? createPicture(element, PICTURE_PART) : undefined
  // The framework prefixes ids by component; the app's own id is what selectors name.
  Object.defineProperty(element, 'id', {
    configurable: true,
    get: () => element.getAttribute('id') ?? '',
    set: (id: string) => setInDom('id', id.replace(/^.*?--/, '')),
  })
  element.setAttribute = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === false) element.removeAttribute(name)
    else setInDom(name, name === 'style' ? withoutRpx(textOf(value)) : textOf(value))
    if (name === 'aria-role') setInDom(ROLE, textOf(value))
    const field = fieldOf(element)
    if (field) FIELD_ATTRIBUTES[name]?.(field, value)
    if (picture) PICTURE_ATTRIBUTES[name]?.(picture, value)
    if (track) drawTrack(element, track)
    if (tag === 'scroll-view') SCROLL_ATTRIBUTES[name]?.(element, value)
  }
  return element
}
