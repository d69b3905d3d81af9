import { useEffect, useState } from 'react'
import { loadBytes } from '@/platform/bytes'
import { modelUrl } from './files'
import { decodeModel, type Model } from './renderer/decode-model'
import type { StageModel } from './renderer/selection'

type Load = { status: 'loading' } | { status: 'ready'; model: Model } | { status: 'failed' }

/** Loads and unpacks a car's model; `retry` starts again. */
export function useModel(name: StageModel) {
  const [load, setLoad] = useState<Load>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    setLoad({ status: 'loading' })
    loadBytes({ url: modelUrl(name) })
      .then((bytes) => {
        if (isWanted) setLoad({ status: 'ready', model: decodeModel(bytes) })
      })
      // A file that does not come and one that does not decode leave the shopper with the same pictures.
      .catch(() => {
        if (isWanted) setLoad({ status: 'failed' })
      })
    return () => {
      isWanted = false
    }
  }, [name, attempt])

  return { load, retry: () => setAttempt((count) => count + 1) }
}
