import { useState } from 'react'
import { firstLayers, type Layers, nextLayers } from './layers'

/** The layers for the picture that is wanted; the first one is not waited for. */
export function useLayers(src: string, alt: string, isReady: boolean): Layers {
  const [layers, setLayers] = useState<Layers>(() => firstLayers({ src, alt }))
  const next = nextLayers(layers, { src, alt }, isReady)
  if (next !== layers) setLayers(next)
  return next
}
