import { draggedBy, zoomedBy, type MapView } from '@/domain/map/map-view'

const STEP_PX = 80

const MOVES: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => draggedBy(view, { x: STEP_PX, y: 0 }),
  ArrowRight: (view) => draggedBy(view, { x: -STEP_PX, y: 0 }),
  ArrowUp: (view) => draggedBy(view, { x: 0, y: STEP_PX }),
  ArrowDown: (view) => draggedBy(view, { x: 0, y: -STEP_PX }),
  '+': (view) => zoomedBy(view, 1),
  '=': (view) => zoomedBy(view, 1),
  '-': (view) => zoomedBy(view, -1),
}

/** What a key does to the map; undefined for a key that means nothing there. */
export const moveOfKey = (key: string): ((view: MapView) => MapView) | undefined => MOVES[key]
