import type { TouchPoint } from './swipe'

type Fingers = ArrayLike<{ clientX: number; clientY: number }>

/** Where the first finger is or was; Taro types a view's touch events without their touches. */
export const firstPoint = (event: object, list: 'touches' | 'changedTouches'): TouchPoint | null => {
  const finger = (event as Partial<Record<typeof list, Fingers>>)[list]?.[0]
  return finger ? { x: finger.clientX, y: finger.clientY } : null
}
