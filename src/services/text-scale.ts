import { createStore } from 'zustand/vanilla'
import { system } from '@/platform/system'
import { storedSlot } from './storage/stored-slot'

/** The text sizes to choose from, as factors of the normal one; every screen is drawn for up to the largest. */
export const TEXT_SCALES = [1, 1.15, 1.3] as const

const LARGEST = Math.max(...TEXT_SCALES)

const isScale = (value: unknown): value is number => TEXT_SCALES.some((scale) => scale === value)

const slot = storedSlot('text-scale', { isValue: isScale })

/** The host app may be set larger than any screen is drawn for. */
const hostScale = (): number => Math.min(Math.max(system.fontScale(), 1), LARGEST)

/** The text size in use: the shopper's own choice, else the host app's. The shell draws the page by it. */
export const textScale = createStore<number>(() => slot.read() ?? hostScale())

/** Changes the text size and keeps the choice. */
export const chooseTextScale = (scale: (typeof TEXT_SCALES)[number]): void => {
  slot.write(scale)
  textScale.setState(scale, true)
}
