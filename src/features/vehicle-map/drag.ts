import { draggedBy, zoomedBy, type MapView, type Px } from '@/domain/map/map-view'

/** Follows the fingers on a map; each call takes all that are down, in px from the map's middle. */
export interface Drag {
  press: (fingers: readonly Px[]) => void
  /** The view after the fingers have moved. */
  move: (fingers: readonly Px[], view: MapView) => MapView
  /** Whether they have moved so far that it was no tap. */
  hasMoved: () => boolean
}

/** A finger that trembles has not dragged. */
const TREMBLE_PX = 6

const middle = (fingers: readonly Px[]): Px => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
})

const spread = ([a, b]: readonly Px[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One finger drags, two zoom around what lies between them. */
export const createDrag = (): Drag => {
  let last: readonly Px[] = []
  let way = 0

  return {
    press(fingers) {
      last = fingers
      if (fingers.length === 1) way = 0
    },
    move(fingers, view) {
      const before = last
      last = fingers
      if (fingers.length === 0 || fingers.length !== before.length) return view
      const [from, to] = [middle(before), middle(fingers)]
      way += Math.hypot(to.x - from.x, to.y - from.y)
      const dragged = draggedBy(view, { x: to.x - from.x, y: to.y - from.y })
      const [was, is] = [spread(before), spread(fingers)]
      return was > 0 && is > 0 ? zoomedBy(dragged, Math.log2(is / was), to) : dragged
    },
    hasMoved: () => way > TREMBLE_PX,
  }
}
