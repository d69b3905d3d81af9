import { isHostPart } from './native-element'

/** The elements of the app below an element; WeChat advises fewer than 1,000 a page. */
export const countNodes = (root: Element): number =>
  [...root.querySelectorAll('*')].filter((element) => !isHostPart(element)).length
