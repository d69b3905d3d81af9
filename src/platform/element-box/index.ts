import type { FindBox } from './types'

/** Not by Taro's query, which throws while the next page is on its way. What lies under another page has no box. */
export const findBox: FindBox = async (id) => {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}
