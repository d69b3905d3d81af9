/** How many groups are drawn: a browser draws all of them at once. */
export function useDrawnGroups(groups: readonly unknown[]): number {
  return groups.length
}
