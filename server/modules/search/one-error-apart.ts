const commonStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Whether a word becomes another by one letter more, fewer or changed, or by two neighbours that change places. */
export const isOneErrorApart = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const start = commonStart(short, long)
  const [shortRest, longRest] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return shortRest === longRest.slice(1)
  const isChanged = shortRest.slice(1) === longRest.slice(1)
  const isSwapped =
    shortRest[0] === longRest[1] && shortRest[1] === longRest[0] && shortRest.slice(2) === longRest.slice(2)
  return isChanged || isSwapped
}
