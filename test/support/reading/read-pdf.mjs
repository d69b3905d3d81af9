// Prints the texts and the numbers of pages of PDFs as JSON: of the files that are named, or of the one on stdin. In a
// process of its own: the reader is an ES module, which jest cannot load.
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const read = async (bytes) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text, pages: totalPages }
}

const files = process.argv.slice(2)
const pdfs = files.length === 0 ? [await buffer(process.stdin)] : await Promise.all(files.map((file) => readFile(file)))
const texts = []
for (const pdf of pdfs) texts.push(await read(pdf))
process.stdout.write(JSON.stringify(texts))
