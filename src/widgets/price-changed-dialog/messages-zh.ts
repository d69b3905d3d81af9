import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts about a price that has changed, in Chinese. */
export const zh: Messages = {
  title: '价格有变动',
  becameCheaper: (subject) => spaced(`您浏览期间，${subject}的金额已下调。`),
  becameDearer: (subject) => spaced(`您浏览期间，${subject}的金额已上调。`),
  before: '调整前',
  now: '调整后',
  nothingCharged: (note = '') => `${note}未产生任何扣款。`,
  useNewPrice: '按新价继续',
}
