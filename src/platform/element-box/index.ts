import type { FindBox } from './types'

/** Not by Taro's query, which throws while the next page is on its way. */
export const findBox: FindBox = async (id) => document.getElementById(id)?.getBoundingClientRect()
