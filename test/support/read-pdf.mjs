// Prints the text and the number of pages of a PDF on stdin, as JSON. In a process of its own: the reader is an ES module,
// which jest cannot load.
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const { text, totalPages } = await extractText(pdf, { mergePages: true })
process.stdout.write(JSON.stringify({ text, pages: totalPages }))
