import type { ScrollTo } from './types'

/** The last of that id: the page in front comes after one of the same kind below it. */
export const scrollTo: ScrollTo = (id) => {
  const found = [...document.querySelectorAll(`#${CSS.escape(id)}`)]
  found[found.length - 1]?.scrollIntoView({ block: 'center' })
}
