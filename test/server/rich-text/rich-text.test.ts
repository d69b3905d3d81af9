import { Parser } from 'htmlparser2'
import { blocksOf, readMinutes } from '../../../server/rich-text/blocks-of'
import { cleanHtml } from '../../../server/rich-text/clean-html'
import { HTML_ATTACKS } from '../../support/samples/html-attacks'

const KEPT: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  blockquote: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  br: [],
  figcaption: [],
  a: ['href'],
  img: ['src', 'width', 'height', 'alt'],
}

/** What a parser finds in a text that should not be there. */
const faultsIn = (html: string): string[] => {
  const faults: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const kept = KEPT[name]
      if (kept === undefined) faults.push(`<${name}>`)
      for (const [key, value] of Object.entries(attributes)) {
        if (!kept?.includes(key)) faults.push(`${key} of <${name}>`)
        if (key === 'href' && /^\s*(?!https:)[\w\0-\x20&]*:/i.test(value)) faults.push(`a link to ${value}`)
        if (key === 'href' && value.startsWith('//')) faults.push(`a link to ${value}`)
        if (key === 'src' && !/^\/static\/[\w./-]+$/.test(value)) faults.push(`a picture of ${value}`)
      }
    },
  })
  parser.end(html)
  return faults
}

it('knows more than a hundred ways to run something from a text', () => {
  expect(new Set(HTML_ATTACKS).size).toBeGreaterThan(100)
  expect(HTML_ATTACKS.filter((attack) => faultsIn(attack).length > 0).length).toBeGreaterThan(100)
})

it.each(HTML_ATTACKS)('%s is stored as its words, or not at all', (attack) => {
  expect(faultsIn(cleanHtml(attack))).toEqual([])
  expect(faultsIn(cleanHtml(`<p>before ${attack} after</p>`))).toEqual([])
  expect(cleanHtml(`<p>before</p>`)).toBe('<p>before</p>')
})

it('reads what was stored without a check as words and known blocks alone', () => {
  for (const attack of HTML_ATTACKS) {
    const kinds = blocksOf(attack).map(({ kind }) => kind)
    expect(kinds.filter((kind) => !['paragraph', 'heading', 'quote', 'list', 'picture'].includes(kind))).toEqual([])
  }
})

it('reads a text as the blocks that it is made of', () => {
  const html = cleanHtml(
    `<h2>Quiet</h2><p>Four <strong>layers</strong> of <a href="https://vela.example/glass">glass</a>.</p>
     <img src="/static/img/scene-sea.webp" width="750" height="563" alt="Sea"><figcaption>05:48</figcaption>
     <ol><li>One</li><li>Two</li></ol><blockquote><p>Silence is a material.</p></blockquote>`,
  )
  const plain = { isStrong: false, isEmphasis: false, link: null }
  expect(blocksOf(html)).toEqual([
    { kind: 'heading', text: 'Quiet' },
    {
      kind: 'paragraph',
      runs: [
        { ...plain, text: 'Four ' },
        { ...plain, text: 'layers', isStrong: true },
        { ...plain, text: ' of ' },
        { ...plain, text: 'glass', link: 'https://vela.example/glass' },
        { ...plain, text: '.' },
      ],
    },
    { kind: 'picture', url: '/static/img/scene-sea.webp', width: 750, height: 563, alt: 'Sea', caption: '05:48' },
    { kind: 'list', isOrdered: true, items: [[{ ...plain, text: 'One' }], [{ ...plain, text: 'Two' }]] },
    { kind: 'quote', text: 'Silence is a material.' },
  ])
})

it('tells how long one reads, in either language', () => {
  const paragraph = (text: string) => blocksOf(`<p>${text}</p>`)
  expect(readMinutes(paragraph('One word.'))).toBe(1)
  expect(readMinutes(paragraph('word '.repeat(880)))).toBe(4)
  expect(readMinutes(paragraph('字'.repeat(1_200)))).toBe(3)
})
