/** Two layers, and which of them is in front. */
export interface Layers {
  sources: readonly [string, string]
  front: 0 | 1
}

/** A picture at hand takes the layer behind and comes to the front; any other changes nothing yet. */
export const nextLayers = (layers: Layers, src: string, isReady: boolean): Layers => {
  const { sources, front } = layers
  if (!isReady || sources[front] === src) return layers
  return front === 0 ? { sources: [sources[0], src], front: 1 } : { sources: [src, sources[1]], front: 0 }
}
