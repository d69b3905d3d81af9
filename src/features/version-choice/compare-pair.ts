type Versions = readonly { pnoTwelve: string }[]

/** Two versions by their pnoTwelve, left and right. */
export type Pair = readonly [left: string, right: string]

/** The version that is marked beside its neighbour, the larger one where there is one; null with nothing to compare. */
export const firstPair = (versions: Versions, chosenPno: string): Pair | null => {
  const index = Math.max(
    0,
    versions.findIndex(({ pnoTwelve }) => pnoTwelve === chosenPno),
  )
  const [left, right] =
    index + 1 < versions.length ? [versions[index], versions[index + 1]] : [versions[index - 1], versions[index]]
  return left && right ? [left.pnoTwelve, right.pnoTwelve] : null
}

/** Reads "A,B" from a link; what is not offered any more gives its place to the next best. */
export const readPair = (versions: Versions, text: string): Pair | null => {
  const [left = '', right = ''] = text.split(',')
  const isOffered = (pno: string): boolean => versions.some(({ pnoTwelve }) => pnoTwelve === pno)
  if (left !== right && isOffered(left) && isOffered(right)) return [left, right]
  return firstPair(versions, isOffered(left) ? left : right)
}

/** Puts a version on one side; the one that stands on the other side changes places with it. */
export const withVersion = ([left, right]: Pair, side: 'left' | 'right', pno: string): Pair => {
  if (side === 'left') return [pno, pno === right ? left : right]
  return [pno === left ? right : left, pno]
}
