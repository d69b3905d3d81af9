import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { decodeModel } from '@/features/stage-3d/renderer/decode-model'
import { MATERIAL_NAMES } from '@/features/stage-3d/renderer/materials'
import { WHEELS } from '@/features/stage-3d/renderer/selection'
import { STAGE_MODELS, type StageModel } from '@/services/stage-model'

const ROOT = path.resolve(__dirname, '../../../..')
const MAX_MODEL_BYTES = 250_000
/** As browsers get it. */
const MAX_SENT_BYTES = 180_000

const fileOf = (model: StageModel): Buffer => readFileSync(path.join(ROOT, `server/static/model/${model}.glb`))

const read = (model: StageModel): ArrayBuffer => new Uint8Array(fileOf(model)).buffer

describe.each(STAGE_MODELS)('the model of %s', (name) => {
  it('is within its budget', () => {
    expect(read(name).byteLength).toBeLessThanOrEqual(MAX_MODEL_BYTES)
  })

  it('lies beside its own brotli, which is what browsers get', () => {
    const sent = readFileSync(path.join(ROOT, `server/static/model/${name}.glb.br`))
    expect(sent.length).toBeLessThanOrEqual(MAX_SENT_BYTES)
    expect(brotliDecompressSync(sent).equals(fileOf(name))).toBe(true)
  })

  it('unpacks to meshes whose triangles name vertices that exist', () => {
    for (const { vertices, strideBytes, vertexCount, indices } of decodeModel(read(name)).meshes) {
      expect(vertices).toHaveLength(vertexCount * strideBytes)
      expect(indices.length % 3).toBe(0)
      expect(Math.max(...new Set(indices))).toBeLessThan(vertexCount)
    }
  })

  it('has every rim on every wheel', () => {
    const names = decodeModel(read(name)).nodes.map((node) => node.name)
    for (const wheel of WHEELS) {
      for (const corner of ['FL', 'FR', 'RL', 'RR']) expect(names).toContain(`rim_${wheel}_${corner}`)
    }
  })

  it('has a shadow of the size that it says', () => {
    const { shadow, rows, columns } = decodeModel(read(name)).floor
    expect(shadow).toHaveLength(rows * columns)
    expect(Math.max(...shadow)).toBeGreaterThan(200)
  })
})

describe('the materials', () => {
  it('have the numbers that the models were prepared with', () => {
    const order = readFileSync(path.join(ROOT, 'config/models/material-order.mjs'), 'utf8')
    expect([...order.matchAll(/^ {2}'(\w+)',$/gm)].map(([, name]) => name)).toEqual([...MATERIAL_NAMES])
  })
})

describe('a file that is no model', () => {
  it.each([
    ['empty', new ArrayBuffer(0)],
    ['a page of text', new Uint8Array(Buffer.from('<!doctype html><title>Not found</title>'.repeat(9))).buffer],
    ['cut short', read('vela-7').slice(0, 50_000)],
  ])('is refused: %s', (_, bytes) => {
    expect(() => decodeModel(bytes as ArrayBuffer)).toThrow()
  })
})
