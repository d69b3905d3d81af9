import { MATERIAL_ORDER } from './material-order.mjs'

/** Joins primitives of any material into one mesh: each vertex carries the number of its material. */
export function joinPrimitives(primitives) {
  const vertexCount = primitives.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const indexCount = primitives.reduce((sum, { indices }) => sum + indices.length, 0)
  const mesh = {
    positions: new Float32Array(vertexCount * 3),
    normals: new Float32Array(vertexCount * 3),
    materials: new Uint8Array(vertexCount),
    indices: new Uint32Array(indexCount),
  }
  let vertex = 0
  let index = 0
  for (const { positions, normals, indices, material } of primitives) {
    const number = MATERIAL_ORDER.indexOf(material)
    if (number < 0) throw new Error(`The stage knows no material called ${material}.`)
    mesh.positions.set(positions, vertex * 3)
    mesh.normals.set(normals, vertex * 3)
    mesh.materials.fill(number, vertex, vertex + positions.length / 3)
    for (const own of indices) mesh.indices[index++] = own + vertex
    vertex += positions.length / 3
  }
  return mesh
}
