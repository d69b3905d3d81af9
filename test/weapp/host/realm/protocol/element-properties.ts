import { isChecked } from '../controls/choices'
import { frameworkElement } from '../fire'
import { fieldOf } from '../native-element'
import { readable } from '../readable'

/** The client asks this first: which properties an element has. */
const PUBLIC = '__propPublic'

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const toCamel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Properties that every element answers, whatever its template says. */
const ALWAYS = ['id', 'class', 'style', 'value', 'checked', 'scrollTop', 'scrollLeft', '_translateX', '_translateY']

const attributesOf = (element: Element): Readonly<Record<string, unknown>> => {
  const node = frameworkElement(element) as
    | { attributes?: readonly { name: string; value: unknown }[]; data?: object }
    | undefined
  const own = Object.fromEntries((node?.attributes ?? []).map(({ name, value }) => [name, value]))
  return { ...own, ...node?.data }
}

const CHOICES = new Set(['wx-switch', 'wx-checkbox', 'wx-radio'])

/** A property as the user left it, not only as the template set it. */
export function propertyOf(element: Element, name: string): unknown {
  const attributes = attributesOf(element)
  if (name === PUBLIC) {
    const names = [...ALWAYS, ...Object.keys(attributes)]
    return Object.fromEntries(names.flatMap((known) => [known, toCamel(known)]).map((known) => [known, true]))
  }
  const field = fieldOf(element)
  if (name === 'value' && field) return field.value
  if (name === 'checked' && CHOICES.has(element.localName)) return isChecked(element)
  if (name === '_translateX' || name === '_translateY') return attributes[name === '_translateX' ? 'x' : 'y'] ?? 0
  return readable(attributes[name] ?? attributes[toKebab(name)] ?? element.getAttribute(toKebab(name)) ?? undefined)
}

/** The text that a user reads in an element. */
const textOf = (element: Element): string => element.textContent ?? ''

/** A property of the element in the view. */
export const domPropertyOf = (element: Element, name: string): unknown =>
  name === 'innerText' ? textOf(element) : readable((element as unknown as Record<string, unknown>)[name])
