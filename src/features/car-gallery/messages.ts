import type { CarView } from '@/wire/enums/vehicle'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const VIEW_NAMES: Record<CarView, string> = { front34: 'front', side: 'side', rear34: 'rear' }

/** Texts of the gallery. */
const en = {
  title: 'Appearance',
  models: 'Models',
  carPicture: (model: string, paint: string, view: CarView) => `${model} in ${paint}, ${VIEW_NAMES[view]}`,
  surcharge: (about: string, amount: string) => `${about} · + ¥${amount}`,
  included: (about: string) => `${about} · included`,
  views: 'View of the car',
  viewOf: (view: CarView) => `From the ${VIEW_NAMES[view]}`,
  swipeHint: (count: number) => `Swipe to turn, ${count} views`,
  colour: 'Colour',
  paintCount: (count: number) => (count === 1 ? '1 paint' : `${count} paints`),
  save: 'Save',
  saveLabel: 'Save this picture',
  configure: 'Configure this',
  share: 'Share',
  shareText: 'Whoever opens this link sees the same car from the same side.',
  qrLabel: 'Code that opens this picture',
  shareTitle: (model: string, paint: string) => `${model} in ${paint}`,
  goneTitle: 'This model is not on sale',
  toModels: 'See the cars on sale',
}

export type Messages = typeof en

export const messages = texts(en, zh)
