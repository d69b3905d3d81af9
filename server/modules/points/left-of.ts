/** Points with the day that they end with. */
export interface Lot {
  day: string
  points: number
}

/**
 * What is left of points when some were used: those that end first go first.
 *
 * @param earned - those that end first before the others.
 */
export const leftOf = (earned: readonly Lot[], used: number): Lot[] => {
  let toUse = used
  return earned
    .map(({ day, points }) => {
      const taken = Math.min(points, toUse)
      toUse -= taken
      return { day, points: points - taken }
    })
    .filter(({ points }) => points > 0)
}
