import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { packGlb } from './pack-glb.mjs'

const GL = { byte: 5120, unsignedByte: 5121, short: 5122, unsignedShort: 5123, vertices: 34_962, indices: 34_963 }
const SHORT_RANGE = 32_767
/** Steps of a position from the middle of its mesh: 0.3 mm, as fine as the artist's own; what is finer only costs bytes. */
const STEPS = 8_191
const BYTE_RANGE = 127
const MAX_VERTICES = 65_536

/** One vertex: position as three 16-bit numbers, the material's number, a byte of air, normal as three bytes, one of air. */
const STRIDE = 12
const MATERIAL_AT = 6
const NORMAL_AT = 8

/**
 * Writes named meshes, quantised (positions over the mesh's own box) and compressed by meshopt, and the nodes that place
 * them. `extras` and the floor's shadow ride along.
 */
export async function writeGlb({ meshes, nodes, extras, floor }) {
  await MeshoptEncoder.ready
  const views = createViews()
  const accessors = []
  const addAccessor = (accessor) => accessors.push(accessor) - 1

  const entries = Object.entries(meshes).map(([name, mesh]) => {
    const { vertices, indices, count, low, high, box } = quantise(name, mesh)
    const view = views.compress(vertices, STRIDE, 'ATTRIBUTES', GL.vertices)
    const shape = { bufferView: view, count, type: 'VEC3' }
    const attributes = {
      POSITION: addAccessor({ ...shape, componentType: GL.short, normalized: true, min: low, max: high }),
      NORMAL: addAccessor({ ...shape, byteOffset: NORMAL_AT, componentType: GL.byte, normalized: true }),
      _MATERIAL: addAccessor({ ...shape, byteOffset: MATERIAL_AT, componentType: GL.unsignedByte, type: 'SCALAR' }),
    }
    const index = addAccessor({
      bufferView: views.compress(new Uint8Array(indices.buffer), indices.BYTES_PER_ELEMENT, 'TRIANGLES', GL.indices),
      componentType: GL.unsignedShort,
      count: indices.length,
      type: 'SCALAR',
    })
    return { name, box, primitives: [{ attributes, indices: index }] }
  })

  const extensions = ['EXT_meshopt_compression', 'KHR_mesh_quantization']
  const floorView = views.store(floor.alphas)
  const { bufferViews, buffers, binary } = views.close()
  return packGlb(
    {
      asset: { version: '2.0', generator: 'config/models/prepare.mjs' },
      extensionsUsed: extensions,
      extensionsRequired: extensions,
      scene: 0,
      scenes: [{ nodes: nodes.map((_, i) => i) }],
      nodes: nodes.map((node) => placed(node, entries)),
      meshes: entries.map(({ name, primitives }) => ({ name, primitives })),
      accessors,
      bufferViews,
      buffers,
      extras: { ...extras, floor: { ...floor.size, bufferView: floorView } },
    },
    binary,
  )
}

function placed({ name, mesh, translation, isMirrored }, entries) {
  const index = entries.findIndex((entry) => entry.name === mesh)
  const { centre, half } = entries[index].box
  const side = isMirrored ? -1 : 1
  const scale = (half * SHORT_RANGE) / STEPS
  return {
    name,
    mesh: index,
    translation: translation.map((value, axis) => value + centre[axis] * (axis === 0 ? side : 1)),
    scale: [scale * side, scale, scale],
  }
}

/** Orders triangles and vertices for the phone's caches, which also makes them compress better. */
function quantise(name, { positions, normals, materials, indices }) {
  const [newPlaces, count] = MeshoptEncoder.reorderMesh(indices, true, false)
  if (count > MAX_VERTICES) throw new Error(`${name} has ${count} vertices: indices of 16 bits do not reach them.`)
  const box = boxOf(positions)
  const low = [STEPS, STEPS, STEPS]
  const high = [-STEPS, -STEPS, -STEPS]
  const vertices = new Uint8Array(count * STRIDE)
  const data = new DataView(vertices.buffer)
  newPlaces.forEach((place, from) => {
    // A vertex that no triangle uses gets no place.
    if (place >= count) return
    const at = place * STRIDE
    for (let axis = 0; axis < 3; axis += 1) {
      const value = Math.round(((positions[from * 3 + axis] - box.centre[axis]) / box.half) * STEPS)
      low[axis] = Math.min(low[axis], value)
      high[axis] = Math.max(high[axis], value)
      data.setInt16(at + axis * 2, value, true)
      data.setInt8(at + NORMAL_AT + axis, Math.round(normals[from * 3 + axis] * BYTE_RANGE))
    }
    data.setUint8(at + MATERIAL_AT, materials[from])
  })
  return { vertices, indices: Uint16Array.from(indices), count, low, high, box }
}

function boxOf(positions) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  positions.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3], value)
    high[i % 3] = Math.max(high[i % 3], value)
  })
  return {
    centre: low.map((value, axis) => (value + high[axis]) / 2),
    half: Math.max(...low.map((value, axis) => (high[axis] - value) / 2)),
  }
}

/** Buffer views in two buffers: what the file holds, and the unpacked bytes, which no file holds. */
function createViews() {
  const bufferViews = []
  const chunks = []
  let storedLength = 0
  let unpackedLength = 0
  const align = (length) => Math.ceil(length / 4) * 4
  const append = (bytes) => {
    const byteOffset = storedLength
    chunks.push(bytes, new Uint8Array(align(bytes.length) - bytes.length))
    storedLength += align(bytes.length)
    return { buffer: 0, byteOffset, byteLength: bytes.length }
  }
  return {
    store: (bytes) => bufferViews.push(append(bytes)) - 1,
    compress(bytes, byteStride, mode, target) {
      const count = bytes.length / byteStride
      const packed = append(MeshoptEncoder.encodeGltfBuffer(bytes, count, byteStride, mode))
      const extensions = { EXT_meshopt_compression: { ...packed, byteStride, count, mode } }
      // A stride is only allowed for vertices.
      const stride = mode === 'ATTRIBUTES' ? { byteStride } : {}
      const view = { buffer: 1, byteOffset: unpackedLength, byteLength: bytes.length, ...stride, target, extensions }
      unpackedLength += align(bytes.length)
      return bufferViews.push(view) - 1
    },
    close: () => ({
      bufferViews,
      buffers: [
        { byteLength: storedLength },
        { byteLength: unpackedLength, extensions: { EXT_meshopt_compression: { fallback: true } } },
      ],
      binary: Buffer.concat(chunks),
    }),
  }
}
