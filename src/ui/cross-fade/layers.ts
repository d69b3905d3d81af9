/** A picture, and what it shows. */
interface Shown {
  src: string
  alt: string
}

/** A picture in its place among two. */
interface Layer extends Shown {
  /** Counts the changes: the later layer is in front. */
  turn: number
}

/** Two pictures in one place. */
export type Layers = readonly [Layer, Layer]

/** Nothing is behind the first picture but itself. */
export const firstLayers = (shown: Shown): Layers => [
  { ...shown, turn: 1 },
  { ...shown, turn: 0 },
]

/** Which of them is in front. */
export const frontOf = ([one, other]: Layers): 0 | 1 => (one.turn > other.turn ? 0 : 1)

/** A picture at hand takes the layer behind and comes to the front; any other changes nothing yet. */
export const nextLayers = (layers: Layers, { src, alt }: Shown, isReady: boolean): Layers => {
  const front = frontOf(layers)
  const { turn, ...shown } = layers[front]
  const place = (layer: Layer, index: 0 | 1): Layers => (index === 0 ? [layer, layers[1]] : [layers[0], layer])
  if (shown.src === src) return shown.alt === alt ? layers : place({ src, alt, turn }, front)
  return isReady ? place({ src, alt, turn: turn + 1 }, front === 0 ? 1 : 0) : layers
}
