/** A part of a paper: a heading, a paragraph, or rows of a label and its value. */
export type PaperBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }

/** What a paper says; how it looks is the renderer's. */
export interface Paper {
  title: string
  /** Stands under the title and at the foot of each page: which paper this is. */
  reference: string
  blocks: readonly PaperBlock[]
}

/** A paper as a file. */
export interface PrintedPaper {
  bytes: Buffer
  pages: number
}

export const heading = (text: string): PaperBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): PaperBlock => ({ kind: 'text', text })
export const facts = (...rows: (readonly [label: string, value: string])[]): PaperBlock => ({ kind: 'facts', rows })
