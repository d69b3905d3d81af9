import { useEffect, useMemo, useRef, useState } from 'react'
import { canvases } from '@/platform/canvas'
import { usePlainId } from '@/ui/plain-id'
import type { GestureTarget } from './gestures'
import { CAMERA_PRESETS, type CameraPreset } from './renderer/camera-presets'
import type { Model } from './renderer/decode-model'
import { headingDegrees, type Orbit } from './renderer/orbit'
import { createStage, type Look, type Stage } from './renderer/stage'

/** The ring follows the car this often: each time is a message to the mini-program's view. */
const HEADING_INTERVAL_MS = 100
/** A phone that takes the context away this often has no memory for it. */
const MAX_LOSSES = 3

type Status = 'waiting' | 'shown' | 'unsupported'

/** Runs a stage on the canvas with the id given, from the model's arrival until the page is left. */
export function useStage(model: Model | null, look: Look) {
  const baseId = usePlainId()
  const [losses, setLosses] = useState(0)
  const [status, setStatus] = useState<Status>('waiting')
  const [heading, setHeading] = useState(() => headingDegrees(CAMERA_PRESETS.front))
  const stage = useRef<Stage | null>(null)
  const orbit = useRef<Orbit>(CAMERA_PRESETS.front)
  const looks = useRef(look)
  // A lost context never comes back to its canvas for certain; a fresh canvas always has a fresh one.
  const canvasId = `${baseId}n${losses}`

  useEffect(() => {
    looks.current = look
    stage.current?.show(look)
  }, [look])

  useEffect(() => {
    if (!model) return
    let isWanted = true
    let unwatchLoss = () => undefined as void
    let lastHeadingMs = 0
    const tell = (now: Orbit, isResting: boolean): void => {
      orbit.current = now
      setStatus('shown')
      const nowMs = Date.now()
      if (!isResting && nowMs - lastHeadingMs < HEADING_INTERVAL_MS) return
      lastHeadingMs = nowMs
      setHeading(headingDegrees(now))
    }
    void canvases.find(canvasId).then((surface) => {
      if (!isWanted) return
      const started =
        surface &&
        losses <= MAX_LOSSES &&
        createStage({
          surface,
          model,
          look: looks.current,
          orbit: orbit.current,
          isStill: canvases.isMotionReduced(),
          onFrame: tell,
        })
      if (!surface || !started) {
        setStatus('unsupported')
        return
      }
      stage.current = started
      unwatchLoss = surface.watchLoss(() => {
        setStatus('waiting')
        setLosses((count) => count + 1)
      })
    })
    return () => {
      isWanted = false
      unwatchLoss()
      stage.current?.dispose()
      stage.current = null
    }
  }, [model, canvasId, losses])

  const controls = useMemo<GestureTarget & { flyTo: (preset: CameraPreset) => void }>(
    () => ({
      turn: (azimuthDegrees, elevationDegrees) => stage.current?.turn(azimuthDegrees, elevationDegrees),
      zoom: (factor) => stage.current?.zoom(factor),
      fling: (degreesPerMs) => stage.current?.fling(degreesPerMs),
      flyTo: (preset) => stage.current?.flyTo(preset),
    }),
    [],
  )
  return { canvasId, status, heading, controls }
}
