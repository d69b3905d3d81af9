import type { StageModel } from '@/services/stage-model'
import type { CameraPreset } from './renderer/camera-presets'
import type { Interior, Paint, Wheels } from './renderer/selection'
import type { Seat } from './seats'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the 3D stage. */
const en = {
  models: { 'vela-7': 'Vela 7', 'vela-9': 'Vela 9' } satisfies Record<StageModel, string>,
  paints: {
    'aurora-white': 'Aurora White',
    'moon-silver': 'Moon Silver',
    'tide-blue': 'Tide Blue',
    'pine-green': 'Pine Green',
    'dawn-copper': 'Dawn Copper',
    graphite: 'Graphite',
  } satisfies Record<Paint, string>,
  wheels: { aero: '19″ Aero', arc10: '20″ Arc 10', turbine: '21″ Turbine' } satisfies Record<Wheels, string>,
  interiors: { ink: 'Ink', dune: 'Dune', fog: 'Fog' } satisfies Record<Interior, string>,
  cameras: { front: 'Front', side: 'Side', rear: 'Rear', wheel: 'Wheel' } satisfies Record<CameraPreset, string>,
  badge: '3D',
  hint: 'One finger turns',
  loading: 'Preparing the 3D view',
  view: 'Turn the car',
  /** Each side is an eighth of a turn wide, from the nose on towards the left side of the car. */
  sides: ['front', 'front left', 'left side', 'rear left', 'rear', 'rear right', 'right side', 'front right'],
  heading: (side: string, degrees: number): string => `From the ${side}, ${degrees} degrees`,
  viewAt: (heading: string): string => `Turn the car. ${heading}`,
  picture: (model: string, paint: string): string => `${model} in ${paint}`,
  paint: 'Paint',
  choices: 'What to change',
  tabs: { camera: 'Views', wheels: 'Wheels', interior: 'Interior' },
  places: 'Outside or in the cabin',
  exterior: 'Exterior',
  cabin: 'Cabin',
  cabinHint: 'Picture, drag to look',
  cabinPicture: (model: string, trim: string): string => `Cabin of the ${model}, ${trim}`,
  seat: 'Seat',
  seats: { driver: 'Driver', passenger: 'Passenger', rowTwo: 'Row two' } satisfies Record<Seat, string>,
  describedPrice: (about: string, price: string): string => `${about} · ${price}`,
  surcharge: (amount: string): string => `+ ¥${amount}`,
  included: 'Included',
  lights: 'Lights',
  daylight: 'Daylight',
  size: 'Size',
  reset: 'Reset',
  sizeOf: (length: string, width: string, height: string): string =>
    `${length} long, ${width} wide with mirrors, ${height} high (mm)`,
  unsupported: 'This device cannot show the car in 3D. The pictures show every paint and all wheels.',
  failed: 'The 3D model did not load. The pictures show every paint and all wheels.',
  tryAgain: 'Try again',
  unknownTitle: 'This car is not on the stage',
  unknownText: 'The link names a model that we do not show in 3D. Choose one of today’s cars instead.',
  chooseCar: 'Choose a car',
  done: 'Done',
  look: (names: readonly string[]): string => names.join(', '),
  openParts: 'See what the price is made of',
}

export type Messages = typeof en

export const messages = texts(en, zh)
