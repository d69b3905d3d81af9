// Turns the artist's cars (source/*.glb) into what the 3D stage draws (server/static/model/*.glb):
//   node config/models/prepare.mjs
// The many primitives of a car become one mesh of everything solid, one of glass, one wheel and three rims, so that the
// whole car is some ten draw calls. The wheels of one side are the mirror image of the other, so that each is sent once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { floorShadow } from './floor-shadow.mjs'
import { joinPrimitives } from './join-meshes.mjs'
import { readGlb } from './read-glb.mjs'
import { writeGlb } from './write-glb.mjs'

const SOURCES = path.join(import.meta.dirname, 'source')
const OUTPUT = path.resolve(import.meta.dirname, '../../server/static/model')
const BODY_PARTS = ['body', 'canopy', 'trim_parts', 'interior']
const WHEEL_PARTS = ['tyre', 'brake', 'caliper']
const RIMS = ['arc10', 'turbine', 'aero']
const MILLIMETRES = 1_000

for (const file of readdirSync(SOURCES)) {
  const bytes = await prepare(readFileSync(path.join(SOURCES, file)))
  const small = brotliCompressSync(bytes)
  writeFileSync(path.join(OUTPUT, file), bytes)
  // For browsers: the server sends it in place of the other (server/plugins/statics.ts).
  writeFileSync(path.join(OUTPUT, `${file}.br`), small)
  process.stdout.write(`${file}: ${bytes.length} bytes, ${small.length} by brotli\n`)
}

async function prepare(source) {
  const { nodes, primitivesOf } = await readGlb(source)
  const named = (name) => {
    const node = nodes.find((candidate) => candidate.name === name)
    if (!node) throw new Error(`The car has no ${name}.`)
    return node
  }
  const partsOf = (names) => names.flatMap((name) => primitivesOf(named(name)))
  const body = partsOf(BODY_PARTS)
  const meshes = {
    solid: joinPrimitives(body.filter(({ material }) => material !== 'glass')),
    glass: joinPrimitives(body.filter(({ material }) => material === 'glass')),
    wheel: joinPrimitives(partsOf(WHEEL_PARTS.map((part) => `${part}_FL`))),
    ...Object.fromEntries(RIMS.map((rim) => [`rim_${rim}`, joinPrimitives(partsOf([`rim_${rim}_FL`]))])),
  }
  const wheels = ['FL', 'FR', 'RL', 'RR'].map((corner) => ({
    corner,
    translation: named(`wheel_${corner}`).translation,
    isMirrored: corner.endsWith('R'),
  }))
  const wheelNodes = wheels.flatMap(({ corner, ...place }) =>
    ['wheel', ...RIMS.map((rim) => `rim_${rim}`)].map((mesh) => ({ name: `${mesh}_${corner}`, mesh, ...place })),
  )
  const here = { translation: [0, 0, 0], isMirrored: false }
  const standing = wheels.map(({ translation, isMirrored }) => moved(meshes.wheel, translation, isMirrored))
  const { alphas, ...size } = floorShadow([meshes.solid, ...standing])
  return writeGlb({
    meshes,
    nodes: [{ name: 'solid', mesh: 'solid', ...here }, { name: 'glass', mesh: 'glass', ...here }, ...wheelNodes],
    extras: { sizeMillimetres: sizeOf([meshes.solid, meshes.glass, ...standing]) },
    floor: { alphas, size },
  })
}

function moved(mesh, translation, isMirrored) {
  const side = isMirrored ? -1 : 1
  const positions = mesh.positions.map((value, i) => value * (i % 3 === 0 ? side : 1) + translation[i % 3])
  return { ...mesh, positions }
}

/** Width, height and length; height from the ground up. */
function sizeOf(meshes) {
  const reach = [0, 1, 2].map((axis) => {
    let low = Infinity
    let high = -Infinity
    for (const { positions } of meshes) {
      for (let i = axis; i < positions.length; i += 3) {
        low = Math.min(low, positions[i])
        high = Math.max(high, positions[i])
      }
    }
    return Math.round((high - low) * MILLIMETRES)
  })
  return { width: reach[0], height: reach[1], length: reach[2] }
}
