import { loadBytes } from '@/platform/bytes'
import { staticUrl } from './environment'

const FILES = {
  'vela-7': '/static/model/vela-7.glb',
  'vela-9': '/static/model/vela-9.glb',
} as const

/** A car that has a 3D model. */
export type StageModel = keyof typeof FILES

/** The cars that have a 3D model. */
export const STAGE_MODELS = Object.keys(FILES) as readonly StageModel[] // the table's own keys

const isStageModel = (modelId: string): modelId is StageModel => modelId in FILES

/** The last one that was asked for: a mini-program has no cache of its own, and one car is as much as is kept. */
let kept: { model: StageModel; bytes: Promise<ArrayBuffer> } | null = null

/**
 * The file of a car's 3D model, a few hundred kilobytes; read once for as long as no other car is asked for.
 *
 * @throws TransportError for no reply and for any status but 200; the next call tries again.
 */
export const loadStageModel = (model: StageModel): Promise<ArrayBuffer> => {
  if (kept?.model === model) return kept.bytes
  const bytes = loadBytes({ url: staticUrl(FILES[model]) })
  const mine = { model, bytes }
  kept = mine
  bytes.catch(() => {
    if (kept === mine) kept = null
  })
  return bytes
}

/** Reads a model ahead, so that the stage opens with it. A car without one, and one that does not come, change nothing. */
export const warmStageModel = (modelId: string): void => {
  if (isStageModel(modelId)) loadStageModel(modelId).catch(() => undefined)
}

/** Lets go of the file: the next call reads it anew. For one that came but cannot be used. */
export const dropStageModel = (): void => {
  kept = null
}
