import { markedParts } from '@/features/search/marked-parts'

const marked = (text: string, marks: readonly string[]) =>
  markedParts(text, marks)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['words in any case', 'Night drive mode', ['night', 'drive'], '[Night] [drive] mode'],
  ['parts of words', 'NightDrive', ['ight'], 'N[ight]Drive'],
  ['Chinese', '日光下的晨曦铜', ['晨曦'], '日光下的[晨曦]铜'],
  ['the longer of two that begin alike', 'Vela 7', ['ve', 'vela'], '[Vela] 7'],
  ['nothing without words', 'Vela 7', [], 'Vela 7'],
  ['what a pattern would take for more', 'a.b (c)', ['.', '('], 'a[.]b [(]c)'],
])('marks %s', (_, text, marks, shown) => {
  expect(marked(text, marks)).toBe(shown)
})
