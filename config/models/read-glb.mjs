import { MeshoptDecoder } from 'meshoptimizer/decoder'

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const COMPONENTS = { SCALAR: 1, VEC3: 3 }
const ARRAYS = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
}
const UNIT_RANGE = { 5120: 127, 5122: 32_767 }

/**
 * Reads a meshopt-compressed car. Returns its nodes as the file lists them, and `primitivesOf(node)`: positions in
 * metres in the node's parent, normals, indices and the material's name.
 */
export async function readGlb(bytes) {
  await MeshoptDecoder.ready
  const jsonLength = bytes.readUInt32LE(HEADER_BYTES)
  const jsonStart = HEADER_BYTES + CHUNK_HEADER_BYTES
  const gltf = JSON.parse(bytes.subarray(jsonStart, jsonStart + jsonLength).toString('utf8'))
  const binary = bytes.subarray(jsonStart + jsonLength + CHUNK_HEADER_BYTES)

  const views = gltf.bufferViews.map((view) => {
    const { count, byteStride, mode, filter, ...at } = view.extensions.EXT_meshopt_compression
    const decoded = new Uint8Array(count * byteStride)
    const source = binary.subarray(at.byteOffset ?? 0, (at.byteOffset ?? 0) + at.byteLength)
    MeshoptDecoder.decodeGltfBuffer(decoded, count, byteStride, source, mode, filter)
    return { decoded, byteStride: view.byteStride }
  })

  const read = (index) => {
    const { bufferView, byteOffset = 0, componentType, count, type, normalized } = gltf.accessors[index]
    const { decoded, byteStride } = views[bufferView]
    const Values = ARRAYS[componentType]
    const size = COMPONENTS[type]
    const step = byteStride ?? Values.BYTES_PER_ELEMENT * size
    const range = normalized ? UNIT_RANGE[componentType] : 1
    const values = new Float32Array(count * size)
    const data = new DataView(decoded.buffer, decoded.byteOffset)
    const get = `get${Values.name.replace('Array', '')}`
    for (let i = 0; i < count; i += 1) {
      for (let c = 0; c < size; c += 1) {
        values[i * size + c] = data[get](byteOffset + i * step + c * Values.BYTES_PER_ELEMENT, true) / range
      }
    }
    return values
  }

  const primitivesOf = ({ mesh, translation = [0, 0, 0], scale = [1, 1, 1] }) =>
    gltf.meshes[mesh].primitives.map(({ attributes, indices, material }) => ({
      positions: read(attributes.POSITION).map((value, i) => value * scale[i % 3] + translation[i % 3]),
      normals: read(attributes.NORMAL),
      indices: Uint32Array.from(read(indices)),
      material: gltf.materials[material].name,
    }))

  return { nodes: gltf.nodes, primitivesOf }
}
