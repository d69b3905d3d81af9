import { createStore } from 'zustand/vanilla'
import { system } from '@/platform/system'
import { storedSlot } from './storage/stored-slot'
import { TEXT_SCALES, type TextScale, nearestTextScale } from './text-sizes'

const isTextScale = (value: unknown): value is TextScale => TEXT_SCALES.some((scale) => scale === value)

const slot = storedSlot('text-scale', { isValue: isTextScale })

/** The size of type in use: the shopper's choice, else the phone's. The shell hands it to the screen frame. */
export const textScale = createStore<{ scale: TextScale }>(() => ({
  scale: slot.read() ?? nearestTextScale(system.fontScale()),
}))

/** Changes the size of type at once, and keeps it. */
export const chooseTextScale = (scale: TextScale): void => {
  slot.write(scale)
  textScale.setState({ scale })
}
