/** Where the camera is: degrees round the car (0 looks at the nose, the car's right side is negative) and above the floor. */
export interface Orbit {
  azimuthDegrees: number
  elevationDegrees: number
  distanceMetres: number
  /** What the camera looks at, in metres. */
  x: number
  y: number
  z: number
}

/** How far the camera may go: never under the floor, never into the car. */
const ORBIT_LIMITS = {
  elevationDegrees: [1, 42],
  distanceMetres: [4.2, 16],
} as const

const FULL_TURN_DEGREES = 360
/** After this long a glide has done two thirds of its way. */
const GLIDE_MS = 160
/** Nearer than this to its goal, in degrees or centimetres alike, the camera stands. */
const STANDS_WITHIN = 0.02
/** How much further, in ms of its last speed, a flung car turns. */
const FLING_MS = 320

const KEYS = ['azimuthDegrees', 'elevationDegrees', 'distanceMetres', 'x', 'y', 'z'] as const

const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value))

/** The nearest place within the limits. */
const withinLimits = (orbit: Orbit): Orbit => ({
  ...orbit,
  elevationDegrees: clamp(orbit.elevationDegrees, ORBIT_LIMITS.elevationDegrees),
  distanceMetres: clamp(orbit.distanceMetres, ORBIT_LIMITS.distanceMetres),
})

/** The place turned by some degrees. */
export const turned = (orbit: Orbit, azimuthDegrees: number, elevationDegrees = 0): Orbit =>
  withinLimits({
    ...orbit,
    azimuthDegrees: orbit.azimuthDegrees + azimuthDegrees,
    elevationDegrees: orbit.elevationDegrees + elevationDegrees,
  })

/** The place as near as fingers that spread by `factor` ask for. */
export const zoomed = (orbit: Orbit, factor: number): Orbit =>
  withinLimits({ ...orbit, distanceMetres: orbit.distanceMetres / factor })

/** Where a car let go at a speed comes to rest. */
export const flung = (orbit: Orbit, degreesPerMs: number): Orbit => turned(orbit, degreesPerMs * FLING_MS)

/** The goal by the shorter way round. */
export const nearestTurn = (from: Orbit, goal: Orbit): Orbit => {
  const turns = Math.round((from.azimuthDegrees - goal.azimuthDegrees) / FULL_TURN_DEGREES)
  return { ...goal, azimuthDegrees: goal.azimuthDegrees + turns * FULL_TURN_DEGREES }
}

/** One step of a glide; exactly the goal once it is near, so that frames can stop. */
export const glide = (from: Orbit, goal: Orbit, elapsedMs: number): Orbit => {
  const share = 1 - Math.exp(-elapsedMs / GLIDE_MS)
  const next = { ...from }
  for (const key of KEYS) next[key] += (goal[key] - from[key]) * share
  return KEYS.every((key) => Math.abs(goal[key] - next[key]) < STANDS_WITHIN) ? goal : next
}

/** The camera's whole degrees round the car, 0 to 359. */
export const headingDegrees = ({ azimuthDegrees }: Orbit): number =>
  ((Math.round(azimuthDegrees) % FULL_TURN_DEGREES) + FULL_TURN_DEGREES) % FULL_TURN_DEGREES
