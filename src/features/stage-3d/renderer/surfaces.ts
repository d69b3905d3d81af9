import {
  INTERIOR_COLOURS,
  LAMPS,
  MATERIAL_NAMES,
  MATERIALS,
  PAINT_COLOURS,
  type Material,
  type MaterialName,
} from './materials'
import type { StageSelection } from './selection'

type Vector4 = [number, number, number, number]

/** The shader's two tables, a row a material. */
export interface Surfaces {
  /** Red, green, blue and metal. */
  colours: Vector4[]
  /** Roughness, clear coat, glow and gloss. */
  finishes: Vector4[]
}

const OFF = 0

/** The tables for a selection, with the lamps on or off. */
export const surfacesOf = ({ paint, interior }: Omit<StageSelection, 'model'>, isLit: boolean): Surfaces => {
  const chosen: Partial<Record<MaterialName, Material['colour']>> = {
    paint: PAINT_COLOURS[paint],
    ...INTERIOR_COLOURS[interior],
  }
  const rows = MATERIAL_NAMES.map((name) => {
    const material: Material = MATERIALS[name]
    const glow = LAMPS.includes(name) && !isLit ? OFF : (material.glow ?? OFF)
    return { ...material, colour: chosen[name] ?? material.colour, glow }
  })
  return {
    colours: rows.map(({ colour, metal = 0 }) => [...colour, metal]),
    finishes: rows.map(({ roughness, coat = 0, glow, gloss = 1 }) => [roughness, coat, glow, gloss]),
  }
}
