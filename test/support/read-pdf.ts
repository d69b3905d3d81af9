import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Reads a PDF as a viewer would: its text, with single blanks, and how many pages it has. */
export const readPdf = (bytes: Buffer): { text: string; pages: number } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    input: bytes,
  })
  if (status !== 0) throw new Error(`no readable PDF: ${stderr.toString()}`)
  const { text, pages } = JSON.parse(stdout.toString()) as { text: string; pages: number }
  return { text: text.replace(/\s+/g, ' '), pages }
}
