import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Figure } from './measuring/figure'
import { measureCosts } from './growth/scale-costs'
import { BEGIN, computedText, END, roundCosts } from './growth/scale-text'

const DOCUMENT = path.resolve(__dirname, '../../docs/scale.md')
const WRITE = '--write'

/** Measures what one deed costs, and computes from it what more of them need; with `--write` docs/scale.md tells it. */
export const measureScale = async (args: readonly string[]): Promise<readonly Figure[]> => {
  const costs = roundCosts(await measureCosts())
  const text = computedText(costs)
  if (args.includes(WRITE)) {
    const document = await readFile(DOCUMENT, 'utf8')
    const [before, after] = [document.split(BEGIN)[0] ?? '', document.split(END)[1] ?? '']
    await writeFile(DOCUMENT, `${before}${text}${after}`)
  }
  process.stderr.write(`${text}\n`)
  return Object.entries(costs).map(([name, measured]) => ({ name: `scale: ${name}`, measured: Number(measured) }))
}
