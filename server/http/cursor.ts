/** Where a part of an endless list begins: after the row of this time and id, newest first. */
export interface ListPlace {
  at: Date
  id: string
}

interface Placed {
  id: string
}

/** The place that a cursor names; without one, and for one that lies ahead, the newest that is there now. */
export const placeOf = (cursor: string | undefined, now: Date): ListPlace => {
  const newest = { at: new Date(now.getTime() + 1), id: '' }
  if (cursor === undefined) return newest
  const dot = cursor.indexOf('.')
  const at = new Date(Number(cursor.slice(0, dot)))
  return at < newest.at ? { at, id: cursor.slice(dot + 1) } : newest
}

/**
 * Cuts a part off rows that were read with one more than are shown.
 *
 * @param timeOf - the time by which they are in order.
 */
export const cutPart = <Row extends Placed>(
  rows: readonly Row[],
  size: number,
  timeOf: (row: Row) => Date,
): { shown: Row[]; next: string | null } => {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const next = rows.length > size && last !== undefined ? `${timeOf(last).getTime()}.${last.id}` : null
  return { shown, next }
}
