/** A stretch of a text. */
export interface MarkedPart {
  text: string
  isMarked: boolean
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Cuts a text where words begin and end that were searched, in whatever case they stand there. */
export const markedParts = (text: string, marks: readonly string[]): MarkedPart[] => {
  if (marks.length === 0) return [{ text, isMarked: false }]
  // The longest first: of two that begin at one place it says more.
  const words = [...marks].sort((one, other) => other.length - one.length).map(escaped)
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
