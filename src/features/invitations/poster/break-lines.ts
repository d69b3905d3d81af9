/** A word of Latin letters stays whole, every other sign stands alone; blanks go with what is before them. */
const PIECES = /[\w'’.,!?-]+\s*|[^\w\s]\s*|\s+/g

/**
 * Breaks a text into lines that are no wider than there is room.
 *
 * @param most - how many lines there may be; what does not fit in ends with an ellipsis.
 */
export const breakLines = (text: string, most: number, fits: (line: string) => boolean): string[] => {
  const lines: string[] = ['']
  for (const piece of text.match(PIECES) ?? []) {
    const line = lines[lines.length - 1] ?? ''
    if (line === '' || fits((line + piece).trimEnd())) lines[lines.length - 1] = line + piece
    else lines.push(piece)
  }
  const shown = lines.slice(0, most).map((line) => line.trimEnd())
  const last = shown[most - 1]
  if (last === undefined || (lines.length <= most && fits(last))) return shown
  return [...shown.slice(0, -1), cutToFit(last, fits)]
}

/** The beginning of a text, with an ellipsis, that fits. */
const cutToFit = (text: string, fits: (line: string) => boolean): string => {
  const signs = [...text]
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
