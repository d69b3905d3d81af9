const MAGIC = 0x46546c67
const VERSION = 2
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942
const WORD = 4
const SPACE = ' '

/** Puts a glTF document and its bytes, both padded to words, into one .glb file. */
export function packGlb(document, binary) {
  const text = Buffer.from(JSON.stringify(document))
  const json = Buffer.concat([text, Buffer.alloc((WORD - (text.length % WORD)) % WORD, SPACE)])
  const chunks = Buffer.concat([words(json.length, JSON_CHUNK), json, words(binary.length, BIN_CHUNK), binary])
  return Buffer.concat([words(MAGIC, VERSION, chunks.length + 3 * WORD), chunks])
}

function words(...values) {
  const bytes = Buffer.alloc(values.length * WORD)
  values.forEach((value, i) => bytes.writeUInt32LE(value, i * WORD))
  return bytes
}
