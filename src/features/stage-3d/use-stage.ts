import { useEffect, useMemo, useRef, useState } from 'react'
import { canvases } from '@/platform/canvas'
import { usePlainId } from '@/ui/plain-id'
import type { GestureTarget } from './gestures'
import { CAMERA_PRESETS, nearestPreset, type CameraPreset } from './renderer/camera-presets'
import type { Model } from './renderer/decode-model'
import { headingDegrees, type Orbit } from './renderer/orbit'
import { createStage, type Look, type Stage } from './renderer/stage'

/** The ring follows the car this often: each time is a message to the mini-program's view. */
const HEADING_INTERVAL_MS = 100
/** A phone that takes the context away this often has no memory for it. */
const MAX_LOSSES = 3

type Status = 'waiting' | 'shown' | 'unsupported'

/** What `useStage` answers. */
export interface StageView {
  canvasId: string
  status: Status
  heading: number
  /** The preset that the camera flies to, or is nearest to. */
  preset: CameraPreset
  controls: GestureTarget & {
    flyTo: (preset: CameraPreset) => void
  }
}

/** A phone whose context refuses something shows pictures, like one without a context. */
const tryStage = (options: Parameters<typeof createStage>[0]): Stage | null => {
  try {
    return createStage(options)
  } catch {
    return null
  }
}

/**
 * Runs a stage on the canvas with the id given until the page is left; it is made ready while the model is on its way.
 *
 * @param model - null until it is there.
 * @param isOn - whether there is a canvas.
 */
export function useStage(model: Model | null, look: Look, isOn: boolean): StageView {
  const baseId = usePlainId()
  const [losses, setLosses] = useState(0)
  const [status, setStatus] = useState<Status>('waiting')
  const [heading, setHeading] = useState(() => headingDegrees(CAMERA_PRESETS.front))
  const [preset, setPreset] = useState<CameraPreset>('front')
  const stage = useRef<Stage | null>(null)
  const orbit = useRef<Orbit>(CAMERA_PRESETS.front)
  const latest = useRef({ model, look })
  latest.current = { model, look }
  // A lost context never comes back to its canvas for certain; a fresh canvas always has a fresh one.
  const canvasId = `${baseId}n${losses}`

  useEffect(() => stage.current?.show(look), [look])
  useEffect(() => {
    if (model) stage.current?.load(model)
  }, [model])

  useEffect(() => {
    if (!isOn) return undefined
    // A canvas that went with a model that failed may have been missed: what follows is another one.
    setStatus('waiting')
    let isWanted = true
    let unwatchLoss = () => undefined as void
    let lastHeadingMs = 0
    const tell = (now: Orbit, isResting: boolean): void => {
      orbit.current = now
      setStatus('shown')
      if (isResting) setPreset(nearestPreset(now))
      const nowMs = Date.now()
      if (!isResting && nowMs - lastHeadingMs < HEADING_INTERVAL_MS) return
      lastHeadingMs = nowMs
      setHeading(headingDegrees(now))
    }
    /** Once for this canvas, whoever notices first. */
    const lose = (): void => {
      setStatus('waiting')
      setLosses(losses + 1)
    }
    const end = (why: 'lost' | 'refused'): void => {
      if (why === 'lost') lose()
      else setStatus('unsupported')
    }
    void canvases.find(canvasId).then((surface) => {
      if (!isWanted) return
      const started =
        surface &&
        losses <= MAX_LOSSES &&
        tryStage({
          surface,
          look: latest.current.look,
          orbit: orbit.current,
          isStill: canvases.isMotionReduced(),
          onFrame: tell,
          onEnd: end,
        })
      if (!surface || !started) {
        setStatus('unsupported')
        return
      }
      stage.current = started
      if (latest.current.model) started.load(latest.current.model)
      unwatchLoss = surface.watchLoss(lose)
    })
    return () => {
      isWanted = false
      unwatchLoss()
      stage.current?.dispose()
      stage.current = null
    }
  }, [isOn, canvasId, losses])

  const controls = useMemo<GestureTarget & { flyTo: (preset: CameraPreset) => void }>(
    () => ({
      turn: (azimuthDegrees, elevationDegrees) => stage.current?.turn(azimuthDegrees, elevationDegrees),
      zoom: (factor) => stage.current?.zoom(factor),
      fling: (degreesPerMs) => stage.current?.fling(degreesPerMs),
      flyTo: (wanted) => {
        setPreset(wanted)
        stage.current?.flyTo(wanted)
      },
    }),
    [],
  )
  return { canvasId, status, heading, preset, controls }
}
