import { createStore } from 'zustand/vanilla'
import { system } from '@/platform/system'
import { storedSlot } from './storage/stored-slot'

/** Sizes of type that the shopper may choose, as factors of the normal one; every screen is drawn for the largest. */
export const TEXT_SCALES = [1, 1.15, 1.3] as const

/** A size of type. */
export type TextScale = (typeof TEXT_SCALES)[number]

const isTextScale = (value: unknown): value is TextScale => TEXT_SCALES.some((scale) => scale === value)

const slot = storedSlot('text-scale', { isValue: isTextScale })

/** The offered size that comes closest to what the phone is set to. */
export const nearestTextScale = (factor: number): TextScale =>
  TEXT_SCALES.reduce((best, scale) => (Math.abs(scale - factor) < Math.abs(best - factor) ? scale : best))

/** The size of type in use: the shopper's choice, else the phone's. The shell hands it to the screen frame. */
export const textScale = createStore<{ scale: TextScale }>(() => ({
  scale: slot.read() ?? nearestTextScale(system.fontScale()),
}))

/** Changes the size of type at once, and keeps it. */
export const chooseTextScale = (scale: TextScale): void => {
  slot.write(scale)
  textScale.setState({ scale })
}
