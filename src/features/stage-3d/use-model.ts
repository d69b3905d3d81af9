import { useEffect, useState } from 'react'
import { dropStageModel, loadStageModel, type StageModel } from '@/services/stage-model'
import { decodeModel, type Model } from './renderer/decode-model'

type Load = { status: 'loading' } | { status: 'ready'; model: Model } | { status: 'failed' }

/** What `useModel` answers. */
export interface ModelView {
  load: Load
  retry: () => void
}

/** Loads and unpacks a car's model; `retry` starts again. */
export function useModel(name: StageModel): ModelView {
  const [load, setLoad] = useState<Load>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    setLoad({ status: 'loading' })
    loadStageModel(name)
      .then((bytes) => {
        if (isWanted) setLoad({ status: 'ready', model: decodeModel(bytes) })
      })
      // A file that does not come and one that does not decode leave the shopper with the same pictures.
      .catch(() => {
        dropStageModel()
        if (isWanted) setLoad({ status: 'failed' })
      })
    return () => {
      isWanted = false
    }
  }, [name, attempt])

  return { load, retry: () => setAttempt((count) => count + 1) }
}
