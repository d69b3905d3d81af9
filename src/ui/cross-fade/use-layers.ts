import { useState } from 'react'
import { type Layers, nextLayers } from './layers'

/** The layers for the picture that is wanted; the first one is not waited for. */
export function useLayers(src: string, isReady: boolean): Layers {
  const [layers, setLayers] = useState<Layers>({ sources: [src, src], front: 0 })
  const next = nextLayers(layers, src, isReady)
  if (next !== layers) setLayers(next)
  return next
}
