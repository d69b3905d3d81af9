import { staticUrl } from '@/services/environment'
import { usualWheels } from './read-selection'
import type { CameraPreset } from './renderer/camera-presets'
import type { Interior, StageSelection, Wheels } from './renderer/selection'

const VIEWS = { front: 'front34', side: 'side', rear: 'rear34' } as const satisfies Record<
  Exclude<CameraPreset, 'wheel'>,
  string
>

const CABINS = {
  ink: '/static/img/cabin-ink.webp',
  dune: '/static/img/cabin-dune.webp',
  fog: '/static/img/cabin-fog.webp',
} as const satisfies Record<Interior, string>

/** A rim's picture. */
export const wheelUrl = (wheels: Wheels): string => staticUrl(`/static/img/wheel-${wheels}.webp`)

/** The cabin in a trim, large enough to look around in. */
export const cabinUrl = (interior: Interior): string => staticUrl(CABINS[interior])

/** A trim's picture. */
export const interiorUrl = (interior: Interior): string => staticUrl(`/static/img/interior-${interior}.webp`)

/** The picture of what a camera sees. The file does not name the wheels that a car is usually shown on. */
export const stillUrl = ({ model, paint, wheels }: StageSelection, camera: CameraPreset): string => {
  if (camera === 'wheel') return wheelUrl(wheels)
  const parts = [model, VIEWS[camera], paint, ...(wheels === usualWheels(model) ? [] : [wheels])]
  return staticUrl(`/static/img/${parts.join('-')}.webp`)
}
