import { escapeHtml } from './escape-html'

const WORDS =
  /\\([\\`*_[\]()#>!-])|!\[[^\]]*\]\([^)]*\)|\[([^\]]+)\]\(([^)\s]*)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|[^\\![*]+|./gsu
const TARGET = /^(?:https:\/\/\S+|\/pages[\w/-]*(?:\?\S*)?)$/

/** The words of a paragraph as HTML: strong, emphasis and links to https and to pages of the app. */
export const inlineHtml = (text: string, onFault: (text: string) => void): string =>
  [...text.matchAll(WORDS)]
    .map(([whole, escaped, label, target, strong, emphasis]) => {
      if (escaped !== undefined) return escapeHtml(escaped)
      if (strong !== undefined) return `<strong>${inlineHtml(strong, onFault)}</strong>`
      if (emphasis !== undefined) return `<em>${inlineHtml(emphasis, onFault)}</em>`
      if (whole.startsWith('![')) {
        onFault('A picture stands on a line of its own, with a blank line before and after it.')
        return ''
      }
      if (label === undefined) {
        if (whole.startsWith('*')) onFault('A * is left open: close it, or write \\* for the sign itself.')
        return escapeHtml(whole)
      }
      if (target === undefined || !TARGET.test(target)) {
        onFault(`A link leads to https://… or to a page of the app (/pages/…), not to "${target ?? ''}".`)
      }
      return `<a href="${escapeHtml(target ?? '')}">${inlineHtml(label, onFault)}</a>`
    })
    .join('')
