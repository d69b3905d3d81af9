import { useEffect } from 'react'
import { network } from '@/platform/network'
import { warmStageModel } from '@/services/stage-model'

/** The page's own pictures go first. */
const AFTER_MS = 1_000

/** Reads the model's 3D car ahead once the shopper has stayed on the page, unless the phone saves data. */
export function useWarmStage(modelId: string): void {
  useEffect(() => {
    if (network.isDataSaved()) return undefined
    const timer = setTimeout(() => warmStageModel(modelId), AFTER_MS)
    return () => clearTimeout(timer)
  }, [modelId])
}
