/**
 * The car's materials in the order of the numbers that a vertex carries. The stage's own table
 * (src/features/stage-3d/renderer/materials.ts) must have the same order; a test holds the two together.
 */
export const MATERIAL_ORDER = [
  'paint',
  'glass',
  'glass_dark',
  'trim',
  'cladding',
  'gap',
  'chrome',
  'light_front',
  'light_rear',
  'lamp_glass',
  'lamp_red',
  'interior',
  'interior_light',
  'screen',
  'plate',
  'under',
  'rim',
  'rim_dark',
  'tyre',
  'brake',
  'caliper',
]
