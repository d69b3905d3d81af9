import { messages } from './messages'

const EIGHTH_DEGREES = 45

/** From where the car is seen, in words; the degrees count from the nose on towards the left side of the car. */
export const headingText = (degrees: number): string => {
  const { sides, heading } = messages
  return heading(sides[Math.round(degrees / EIGHTH_DEGREES) % sides.length] ?? '', degrees)
}
