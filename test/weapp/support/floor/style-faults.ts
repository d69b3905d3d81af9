import postcss, { type Declaration } from 'postcss'

/** Looked up: iOS 14.5 and WebView 84 draw them. A property that is new here is looked up, and written down. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    'align-items align-self animation animation-name background background-color background-image background-position',
    'background-repeat background-size border border-bottom border-bottom-color border-color border-left border-radius',
    'border-right border-top border-top-color border-width bottom box-shadow box-sizing caret-color clip-path color content',
    'cursor display flex flex-basis flex-direction flex-wrap font font-family font-size font-style font-variant-numeric',
    'font-weight gap grid-template-columns height image-rendering justify-content left letter-spacing line-break',
    'line-height margin margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width',
    'object-fit object-position opacity order outline outline-offset overflow overflow-wrap overflow-x overflow-y padding',
    'padding-bottom padding-left padding-right padding-top pointer-events position resize right row-gap scroll-margin-top',
    'text-align text-decoration text-overflow top touch-action transform transform-origin transition vertical-align',
    'visibility white-space width word-break z-index',
    '-webkit-appearance -webkit-box-orient -webkit-font-smoothing -webkit-line-clamp -webkit-mask-image',
    '-webkit-mask-repeat -webkit-mask-size -webkit-overflow-scrolling -webkit-tap-highlight-color',
  ].flatMap((line) => line.split(' ')),
)

/** Newer, and nobody is kept from anything where they are passed over. */
const NICETIES: ReadonlySet<string> = new Set([
  ...['field-sizing', 'text-wrap', 'scrollbar-width', 'overscroll-behavior'],
  // Beside its older name, which is asked for below.
  'appearance',
])

/** What a newer name or value stands beside, for phones that do not know it. */
const OLDER: Readonly<Record<string, string>> = {
  appearance: '-webkit-appearance',
  'overflow-wrap:anywhere': 'word-break:break-word',
}

const NEWER_VALUE =
  /\d[dsl]v(?:[hwib]|min|max)\b|\b(?:color-mix|oklch|oklab|lab|lch|hwb|round|mod|rem|image-set)\(|^clip$|\bin oklab\b/
const KNOWN_SELECTORS: ReadonlySet<string> = new Set([
  ...[':root', ':active', ':last-child', ':first-child', ':focus-within', ':not', ':empty', '::after', '::before'],
  ...['::placeholder', '::-webkit-scrollbar', '::-webkit-search-cancel-button', '::-webkit-slider-runnable-track'],
  ...['::-webkit-slider-thumb', '::-moz-range-track', '::-moz-range-thumb'],
  // A ring for keyboards, which phones of the floor have not.
  ':focus-visible',
])
const KNOWN_RULES: ReadonlySet<string> = new Set(['media', 'import', 'keyframes', 'supports', 'font-face', 'charset'])

const wordsOf = ({ prop, value }: Declaration): readonly string[] => [prop, `${prop}:${value}`]

const isBesideOlder = (declaration: Declaration, older: string): boolean =>
  declaration.parent?.some((node) => node.type === 'decl' && wordsOf(node).includes(older)) ?? false

/** Within `@supports` a sheet has asked. */
const isAsked = (declaration: Declaration): boolean => {
  let parent: postcss.Node | undefined = declaration.parent
  while (parent) {
    if (parent.type === 'atrule' && (parent as postcss.AtRule).name === 'supports') return true
    parent = parent.parent
  }
  return false
}

const declarationFaults = (declaration: Declaration): readonly string[] => {
  const { prop, value } = declaration
  if (prop.startsWith('--') || isAsked(declaration)) return []
  const missing = wordsOf(declaration)
    .flatMap((word) => OLDER[word] ?? [])
    .filter((older) => !isBesideOlder(declaration, older))
  return [
    ...(KNOWN.has(prop) || NICETIES.has(prop) ? [] : [`${prop} is not known to be in the floor`]),
    ...(NEWER_VALUE.test(value) ? [`${prop}: ${value} is newer than the floor`] : []),
    ...missing.map((older) => `${prop}: ${value} stands without ${older}`),
  ]
}

/** What the oldest phones of the floor do not draw of a style sheet. */
export function styleFaults(text: string): readonly string[] {
  const faults: string[] = []
  const sheet = postcss.parse(text)
  sheet.walkDecls((declaration) => void faults.push(...declarationFaults(declaration)))
  sheet.walkRules(({ selector }) => {
    const parts = selector.match(/::?[a-z][a-z-]*|&/g) ?? []
    faults.push(...parts.filter((part) => !KNOWN_SELECTORS.has(part)).map((part) => `${part} is newer than the floor`))
  })
  sheet.walkAtRules(({ name }) => {
    if (!KNOWN_RULES.has(name)) faults.push(`@${name} is newer than the floor`)
  })
  return faults
}
