import type { Token } from 'marked'
import { escapeHtml } from './escape-html'

const TARGET = /^(?:https:\/\/\S+|\/pages[\w/-]*(?:\?\S*)?)$/
const AFTER_CHINESE = /(?<=[\p{Script=Han}，。、；：！？”）》](?:<\/\w+>)*)\n */gu
const LINE_END = / *\n */g

/** What words cannot hold, and what to do about it. */
const UNKNOWN: Readonly<Record<string, string>> = {
  image: 'A picture stands on a line of its own, with a blank line before and after it.',
  html: 'HTML is not taken: write Markdown.',
  codespan: 'Code is not drawn: write it as words.',
}

type OnFault = (text: string) => void

/** As marked hands it out: with the members of every kind, each where the kind has it. */
interface WordToken {
  type: string
  text?: string
  href?: string
  tokens?: Token[]
}

const said = (text: string, onFault: OnFault): string => {
  if (text.includes('*'))
    onFault('A * is left open: close it (before a sign of Chinese, not after it), or write \\* for the sign itself.')
  return escapeHtml(text)
}

const link = (href: string, label: string, onFault: OnFault): string => {
  if (!TARGET.test(href)) {
    onFault(`A link leads to https://… or to a page of the app (/pages/…), not to "${href}".`)
  }
  return `<a href="${escapeHtml(href)}">${label}</a>`
}

const htmlOf = ({ type, text = '', href = '', tokens }: WordToken, onFault: OnFault): string => {
  const inner = () => (tokens ?? []).map((token) => htmlOf(token as WordToken, onFault)).join('')
  switch (type) {
    case 'strong':
    case 'em':
      return `<${type}>${inner()}</${type}>`
    case 'link':
      return link(href, inner(), onFault)
    case 'escape':
      return escapeHtml(text)
    case 'br':
      return '\n'
    case 'text':
      return tokens === undefined ? said(text, onFault) : inner()
    default:
      onFault(UNKNOWN[type] ?? 'This is not drawn: write it as words.')
      return ''
  }
}

/** Lines of a paragraph are one; Chinese ones have no blank between them. */
const joinLines = (html: string): string => html.replace(AFTER_CHINESE, '').replace(LINE_END, ' ')

/** The words of a paragraph as HTML: strong, emphasis and links to https and to pages of the app. */
export const wordsToHtml = (tokens: readonly Token[], onFault: OnFault): string =>
  joinLines(tokens.map((token) => htmlOf(token as WordToken, onFault)).join(''))
