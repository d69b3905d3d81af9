import { Type, type Static } from 'typebox'
import { count, flag, nullable, text } from './parts'

/** Words of one look. */
export const RichRun = Type.Object({
  text: text(),
  isStrong: flag(),
  isEmphasis: flag(),
  link: nullable(text('Address of a page of the app, beginning with a slash, or of the web')),
})
export type RichRun = Static<typeof RichRun>

/** A piece of a long text. There is no markup in it: what has no kind here cannot be drawn. */
export const RichBlock = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), runs: Type.Array(RichRun) }),
  Type.Object({ kind: Type.Literal('heading'), text: text() }),
  Type.Object({ kind: Type.Literal('quote'), text: text() }),
  Type.Object({ kind: Type.Literal('list'), isOrdered: flag(), items: Type.Array(Type.Array(RichRun)) }),
  Type.Object({
    kind: Type.Literal('picture'),
    url: text(),
    width: count('px'),
    height: count('px'),
    alt: text('What it shows, for who does not see it'),
    caption: text('Empty where it has none'),
  }),
])
export type RichBlock = Static<typeof RichBlock>
