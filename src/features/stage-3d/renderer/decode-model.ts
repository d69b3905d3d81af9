import { MeshoptDecoder } from 'meshopt-decoder'

const JSON_LENGTH_AT = 12
const JSON_AT = 20
const CHUNK_HEADER_BYTES = 8

interface Packed {
  byteOffset: number
  byteLength: number
  byteStride: number
  count: number
  mode: string
}

interface Accessor {
  bufferView: number
  byteOffset?: number
  count: number
}

/** The part of glTF that config/models/prepare.mjs writes. */
interface Document {
  nodes: { name: string; mesh: number; translation: [number, number, number]; scale: [number, number, number] }[]
  meshes: {
    name: string
    primitives: [{ attributes: { POSITION: number; NORMAL: number; _MATERIAL: number }; indices: number }]
  }[]
  accessors: Accessor[]
  bufferViews: {
    byteOffset: number
    byteLength: number
    byteStride?: number
    extensions?: { EXT_meshopt_compression: Packed }
  }[]
  extras: {
    sizeMillimetres: { width: number; height: number; length: number }
    floor: { rows: number; columns: number; lengthMetres: number; widthMetres: number; bufferView: number }
  }
}

/** One mesh: its vertices interleaved as the file has them, and where each part of a vertex starts. */
export interface ModelMesh {
  vertices: Uint8Array
  strideBytes: number
  vertexCount: number
  normalAt: number
  materialAt: number
  indices: Uint16Array
}

/** A car as the renderer takes it. */
export interface Model {
  meshes: readonly ModelMesh[]
  nodes: Document['nodes']
  sizeMillimetres: Document['extras']['sizeMillimetres']
  floor: { shadow: Uint8Array; rows: number; columns: number; lengthMetres: number; widthMetres: number }
}

/** Unpacks a prepared car. Throws on bytes that are none. */
export const decodeModel = (buffer: ArrayBuffer): Model => {
  const jsonLength = new DataView(buffer).getUint32(JSON_LENGTH_AT, true)
  const document = JSON.parse(textOf(new Uint8Array(buffer, JSON_AT, jsonLength))) as Document // our own file's JSON
  const binaryAt = JSON_AT + jsonLength + CHUNK_HEADER_BYTES

  const view = (index: number) => document.bufferViews[index] ?? missing('bufferView', index)
  const accessor = (index: number) => document.accessors[index] ?? missing('accessor', index)
  const unpack = (index: number): Uint8Array => {
    const packed = view(index).extensions?.EXT_meshopt_compression ?? missing('packed bufferView', index)
    const unpacked = new Uint8Array(packed.count * packed.byteStride)
    const source = new Uint8Array(buffer, binaryAt + packed.byteOffset, packed.byteLength)
    MeshoptDecoder.decodeGltfBuffer(unpacked, packed.count, packed.byteStride, source, packed.mode, 'NONE')
    return unpacked
  }

  const { floor, sizeMillimetres } = document.extras
  const shadow = view(floor.bufferView)
  return {
    nodes: document.nodes,
    sizeMillimetres,
    floor: { ...floor, shadow: new Uint8Array(buffer, binaryAt + shadow.byteOffset, shadow.byteLength) },
    meshes: document.meshes.map(({ primitives: [{ attributes, indices }] }) => {
      const position = accessor(attributes.POSITION)
      return {
        vertices: unpack(position.bufferView),
        strideBytes: view(position.bufferView).byteStride ?? 0,
        vertexCount: position.count,
        normalAt: accessor(attributes.NORMAL).byteOffset ?? 0,
        materialAt: accessor(attributes._MATERIAL).byteOffset ?? 0,
        indices: new Uint16Array(unpack(accessor(indices).bufferView).buffer),
      }
    }),
  }
}

/** The JSON is plain ASCII, and a mini-program has no TextDecoder. */
const textOf = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const missing = (what: string, index: number): never => {
  throw new Error(`The model has no ${what} ${index}.`)
}
