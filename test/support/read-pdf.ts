import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Reads a PDF as a viewer would: its text, with single blanks, and how many pages it has. The test's own process goes on
 * meanwhile: a server in it that stood still would refuse the next call as one too many.
 */
export const readPdf = async (bytes: Buffer): Promise<{ text: string; pages: number }> => {
  const { stdin, stdout, stderr } = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs')])
  stdin.end(bytes)
  const [read, faults] = await Promise.all([text(stdout), text(stderr)])
  if (read === '') throw new Error(`no readable PDF: ${faults}`)
  const pdf = JSON.parse(read) as { text: string; pages: number }
  return { text: pdf.text.replace(/\s+/g, ' '), pages: pdf.pages }
}
