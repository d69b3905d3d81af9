import { createContext, runInContext } from 'node:vm'
import { isRefusedText } from '../../../server/modules/comment/comment-words'

/** What the longest post would take by far, and a text that is read again from each of its words would not. */
const PATIENCE_MS = 5_000

it.each([
  ['a name of a thousand hyphens', '㎉-'.repeat(500)],
  ['hundreds of forgotten blanks', 'a-b.Cd e'.repeat(125)],
  ['a year after a thousand dots', `2008${'…'.repeat(900)}.`],
  ['a word of a thousand parts', 'f.'.repeat(500)],
])('a text is read once, though it is %s', (_, text) => {
  const context = createContext({ isRefusedText, text })
  expect(runInContext('isRefusedText(text)', context, { timeout: PATIENCE_MS })).toBe(false)
})
