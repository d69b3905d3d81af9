import type { LightRig, SoftBox } from './light-rigs'

type Vector3 = readonly number[]

const STUDIO_FALLOFF = 1 / Math.PI

const length = ([x = 0, y = 0, z = 0]: Vector3): number => Math.hypot(x, y, z)
const times = (vector: Vector3, factor: number): number[] => vector.map((value) => value * factor)

const cross = ([ax = 0, ay = 0, az = 0]: Vector3, [bx = 0, by = 0, bz = 0]: Vector3): number[] => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

/** A vector whose product with an offset is 1 at the edge. */
const perHalfSide = (half: Vector3): number[] => times(half, 1 / length(half) ** 2)

const areaOf = ({ across, along }: SoftBox): number => 4 * length(across) * length(along)

/** A rig as the shaders take it. */
export const rigUniforms = ({ sky, horizon, floor, boxes, exposure }: LightRig) => ({
  uSky: [...sky],
  uHorizon: [...horizon],
  uFloor: [...floor],
  uExposure: exposure,
  uBoxAt: boxes.map(({ at }) => [...at]),
  uBoxAcross: boxes.map(({ across }) => perHalfSide(across)),
  uBoxAlong: boxes.map(({ along }) => perHalfSide(along)),
  uBoxFacing: boxes.map(({ across, along }) => {
    const normal = cross(across, along)
    return times(normal, 1 / length(normal))
  }),
  uBoxLight: boxes.map(({ light }) => [...light]),
  uBoxPower: boxes.map((box) => times(box.light, areaOf(box) * STUDIO_FALLOFF)),
})
