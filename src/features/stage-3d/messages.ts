import type { StageModel } from '@/services/stage-model'
import type { CameraPreset } from './renderer/camera-presets'
import type { Interior, Paint, Wheels } from './renderer/selection'

const MODEL_NAMES: Record<StageModel, string> = { 'vela-7': 'Vela 7', 'vela-9': 'Vela 9' }

const PAINT_NAMES: Record<Paint, string> = {
  'aurora-white': 'Aurora White',
  'moon-silver': 'Moon Silver',
  'tide-blue': 'Tide Blue',
  'pine-green': 'Pine Green',
  'dawn-copper': 'Dawn Copper',
  graphite: 'Graphite',
}

const WHEEL_NAMES: Record<Wheels, string> = { aero: 'Aero, 19 in', arc10: 'Arc 10, 20 in', turbine: 'Turbine, 21 in' }
const INTERIOR_NAMES: Record<Interior, string> = { ink: 'Ink', dune: 'Dune', fog: 'Fog' }
const CAMERA_NAMES: Record<CameraPreset, string> = { front: 'Front', side: 'Side', rear: 'Rear', wheel: 'Wheel' }

/** Each an eighth of a turn wide, from the nose on towards the left side of the car. */
const SIDES = [
  'front',
  'front left',
  'left side',
  'rear left',
  'rear',
  'rear right',
  'right side',
  'front right',
] as const
const EIGHTH_DEGREES = 45

const sideOf = (degrees: number): string => SIDES[Math.round(degrees / EIGHTH_DEGREES) % SIDES.length] ?? SIDES[0]
const grouped = (millimetres: number): string => millimetres.toLocaleString('en-US')

export const messages = {
  models: MODEL_NAMES,
  paints: PAINT_NAMES,
  wheels: WHEEL_NAMES,
  interiors: INTERIOR_NAMES,
  cameras: CAMERA_NAMES,
  badge: '3D',
  hint: 'One finger turns, two zoom',
  loading: 'Preparing the 3D view',
  view: 'Turn the car',
  heading: (degrees: number): string => `From the ${sideOf(degrees)}, ${degrees} degrees`,
  picture: (model: string, paint: string): string => `${model} in ${paint}`,
  paint: 'Paint',
  choices: 'What to change',
  tabs: { camera: 'Camera', wheels: 'Wheels', interior: 'Interior' },
  lights: 'Lights',
  daylight: 'Daylight',
  size: 'Size',
  reset: 'Reset',
  sizeOf: (length: number, width: number, height: number): string =>
    `${grouped(length)} long, ${grouped(width)} wide with mirrors, ${grouped(height)} high (mm)`,
  unsupported: 'This device cannot show the car in 3D. The pictures show every paint.',
  failed: 'The 3D model did not load. The pictures show every paint.',
  tryAgain: 'Try again',
  unknownTitle: 'This car is not on the stage',
  unknownText: 'The link names a model that we do not show in 3D. Choose one of today’s cars instead.',
  chooseCar: 'Choose a car',
  done: 'Done',
} as const
