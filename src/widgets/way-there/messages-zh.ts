import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the way to a place in Chinese. */
export const zh: Messages = {
  directions: '导航',
  directionsTo: (place) => spaced(`导航至${place}`),
  copy: '复制',
  copyOf: (place) => spaced(`复制${place}的地址`),
}
