/** More pictures than these are counted on the last one. */
const MAX_SHOWN = 9

const LANDSCAPE = 4 / 3
const SQUARE = 1

/** How a post's pictures are laid out. */
export interface Grid<Item> {
  columns: 1 | 2 | 3
  /** Width by height of each box. */
  ratio: number
  shown: readonly Item[]
  hiddenCount: number
}

/** One picture fills the width, two or four stand in two columns, all others in three; at most nine are shown. */
export const gridOf = <Item>(items: readonly Item[]): Grid<Item> => {
  const shown = items.slice(0, MAX_SHOWN)
  const hiddenCount = items.length - shown.length
  if (items.length === 1) return { columns: 1, ratio: LANDSCAPE, shown, hiddenCount }
  return { columns: items.length === 2 || items.length === 4 ? 2 : 3, ratio: SQUARE, shown, hiddenCount }
}
