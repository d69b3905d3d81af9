import { Camera, Renderer, Transform } from 'ogl'
import type { CanvasSurface } from '@/platform/canvas/types'
import { CAMERA_PRESETS, type CameraPreset } from './camera-presets'
import { createCar } from './car'
import type { Model } from './decode-model'
import { createFloor, type Floor } from './floor'
import { LIGHT_RIGS, type Light } from './light-rigs'
import { flung, glide, nearestTurn, turned, zoomed, type Orbit } from './orbit'
import { createQuality } from './quality'
import type { StageSelection } from './selection'

const DEGREE = Math.PI / 180
/** The camera sees this much across, so that the whole car fits a phone held upright. */
const FIELD_ACROSS_DEGREES = 25
const NEAR_METRES = 0.5
const FAR_METRES = 40
/** Assumed for the first frame of a movement. */
const FRAME_MS = 16

/** How the stage looks. */
export interface Look {
  selection: Omit<StageSelection, 'model'>
  light: Light
  isLit: boolean
}

/** A running stage. */
export interface Stage {
  /** Puts the car on, once; until then nothing is drawn. */
  load(model: Model): void
  show(look: Look): void
  flyTo(preset: CameraPreset): void
  /** Follows a finger, in degrees. */
  turn(azimuthDegrees: number, elevationDegrees: number): void
  /** Follows two fingers. */
  zoom(factor: number): void
  /** Lets the car run out after a drag. */
  fling(degreesPerMs: number): void
  /** Frees everything that the stage holds. */
  dispose(): void
}

interface StageOptions {
  surface: CanvasSurface
  look: Look
  orbit: Orbit
  /** No gliding: the camera is where it should be at once. */
  isStill: boolean
  /** After each frame; `isResting` when no other follows by itself. */
  onFrame: (orbit: Orbit, isResting: boolean) => void
  /** Once the context draws no more: taken away by the phone, or refusing what it was asked. */
  onEnd: (why: 'lost' | 'refused') => void
}

/** Makes a canvas ready for a car; null where there is no WebGL. Frames are drawn only while something changes. */
export const createStage = ({ surface, look, orbit, isStill, onFrame, onEnd }: StageOptions): Stage | null => {
  const renderer = rendererOn(surface)
  if (!renderer) return null
  const { gl } = renderer
  const camera = new Camera(gl, { near: NEAR_METRES, far: FAR_METRES })
  const scene = new Transform()
  const car = createCar(gl)
  car.root.setParent(scene)
  let floor: Floor | null = null
  let shadow = 0

  const quality = createQuality()
  let current = orbit
  let goal = orbit
  let frame: number | null = null
  let lastFrameMs: number | null = null
  let hasEnded = false

  const fit = (): void => {
    const { widthPx, heightPx } = surface.size()
    if (widthPx === 0 || heightPx === 0) return
    renderer.dpr = Math.min(surface.pixelRatio, quality.maxPixelRatio())
    renderer.setSize(widthPx, heightPx)
    const aspect = widthPx / heightPx
    const fov = (2 * Math.atan(Math.tan((FIELD_ACROSS_DEGREES / 2) * DEGREE) / aspect)) / DEGREE
    camera.perspective({ aspect, fov })
  }

  /** Some phones tell of what they cannot do only while they do it, and of a lost context not at all. */
  const attempt = (act: () => void): void => {
    if (hasEnded) return
    try {
      if (!gl.isContextLost()) return act()
    } catch {
      // Told below.
    }
    hasEnded = true
    onEnd(gl.isContextLost() ? 'lost' : 'refused')
  }

  const draw = (nowMs: number): void => {
    const elapsedMs = lastFrameMs === null ? FRAME_MS : nowMs - lastFrameMs
    if (lastFrameMs !== null && quality.judge(elapsedMs)) fit()
    current = isStill ? goal : glide(current, goal, elapsedMs)
    place(camera, current)
    renderer.render({ scene, camera, frustumCull: false })
    const isResting = current === goal
    lastFrameMs = isResting ? null : nowMs
    onFrame(current, isResting)
    if (!isResting) ask()
  }
  const ask = (): void => {
    if (floor) frame ??= surface.requestFrame(drawNext)
  }
  const drawNext = (nowMs: number): void => {
    frame = null
    attempt(() => draw(nowMs))
  }
  const show = ({ selection, light, isLit }: Look): void => {
    car.show(selection, light, isLit)
    shadow = LIGHT_RIGS[light].shadow
    floor?.setStrength(shadow)
    ask()
  }
  const load = (model: Model): void => {
    if (floor) return
    car.load(model)
    floor = createFloor(gl, model)
    floor.mesh.setParent(scene)
    floor.setStrength(shadow)
    ask()
  }
  const follow = (next: Orbit): void => {
    current = next
    goal = next
    ask()
  }

  fit()
  show(look)
  const unwatchSize = surface.watchSize(() => {
    fit()
    ask()
  })

  return {
    load: (model) => attempt(() => load(model)),
    show,
    flyTo(preset) {
      goal = nearestTurn(current, CAMERA_PRESETS[preset])
      ask()
    },
    turn: (azimuthDegrees, elevationDegrees) => follow(turned(current, azimuthDegrees, elevationDegrees)),
    zoom: (factor) => follow(zoomed(current, factor)),
    fling(degreesPerMs) {
      if (!isStill) goal = flung(current, degreesPerMs)
      ask()
    },
    dispose() {
      if (frame !== null) surface.cancelFrame(frame)
      unwatchSize()
      car.dispose()
      floor?.dispose()
      // Browsers keep few contexts and free them late by themselves.
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

const rendererOn = (surface: CanvasSurface): Renderer | null => {
  // Asked for first: the library takes a missing context for a fault and throws.
  const attributes = { alpha: true, antialias: true, premultipliedAlpha: true }
  const opened = surface.openGl(attributes)
  if (opened === null) return null
  const { context, version } = opened
  // A phone gives the context only once; the library asks a canvas for nothing else.
  const canvas = { getContext: () => context } as unknown as HTMLCanvasElement
  const renderer = new Renderer({ canvas, webgl: version, ...attributes })
  renderer.gl.clearColor(0, 0, 0, 0)
  return renderer
}

const place = (camera: Camera, { azimuthDegrees, elevationDegrees, distanceMetres, x, y, z }: Orbit): void => {
  const azimuth = azimuthDegrees * DEGREE
  const elevation = elevationDegrees * DEGREE
  const level = Math.cos(elevation) * distanceMetres
  camera.position.set(
    x + Math.sin(azimuth) * level,
    y + Math.sin(elevation) * distanceMetres,
    z + Math.cos(azimuth) * level,
  )
  camera.lookAt([x, y, z])
}
