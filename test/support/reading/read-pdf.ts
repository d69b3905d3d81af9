import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** What a viewer shows of a PDF: its text, with single blanks, and how many pages it has. */
interface ReadPdf {
  text: string
  pages: number
}

/** The test's own process goes on meanwhile: a server in it that stood still would refuse the next call as one too many. */
const readInProcess = async (files: readonly string[], bytes: Uint8Array = new Uint8Array()): Promise<ReadPdf[]> => {
  const { stdin, stdout, stderr } = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs'), ...files])
  stdin.end(bytes)
  const [read, faults] = await Promise.all([text(stdout), text(stderr)])
  if (read === '') throw new Error(`no readable PDF: ${faults}`)
  return (JSON.parse(read) as ReadPdf[]).map((pdf) => ({ ...pdf, text: pdf.text.replace(/\s+/g, ' ') }))
}

/** Reads a PDF as a viewer would. */
export const readPdf = async (bytes: Buffer): Promise<ReadPdf> => {
  const [pdf] = await readInProcess([], bytes)
  if (pdf === undefined) throw new Error('no PDF was read')
  return pdf
}

/** The texts of PDFs on the disk, read together. */
export const textsOfPdfs = async (files: readonly string[]): Promise<string[]> =>
  files.length === 0 ? [] : (await readInProcess(files)).map((pdf) => pdf.text)
