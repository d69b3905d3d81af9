import { attributeOf } from '../fire'
import { isHostPart, ROLE } from '../native-element'

const tagOf = (element: Element): string => element.localName.replace(/^wx-/, '')

const inside = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !isHostPart(node))
    .map((node) => {
      if (node instanceof Element) return outerWxml(node)
      return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    })
    .join('')

/** The DOM keeps a true attribute as an empty text; wxml says what it is. */
const valueOf = (element: Element, { name, value }: Attr): string =>
  attributeOf(element, name) === true ? 'true' : value

/** An element as wxml. */
export function outerWxml(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== ROLE)
    .map((attribute) => ` ${attribute.name}="${valueOf(element, attribute)}"`)
    .join('')
  return `<${tagOf(element)}${attributes}>${inside(element)}</${tagOf(element)}>`
}

/** What lies inside an element, as wxml. */
export const innerWxml = inside
