import type { ChildProcess } from 'node:child_process'

const SERVING = /serving at (http\S+)/

/** Resolves to where `npm start` serves and what it has said until then; what it prints afterwards is read and dropped. */
export const serving = (started: ChildProcess): Promise<{ url: string; output: string }> =>
  new Promise((resolve, reject) => {
    let output = ''
    started.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      const url = SERVING.exec(output)?.[1]
      if (url !== undefined) resolve({ url, output })
    })
    started.once('exit', () => reject(new Error(`It ended before it served:\n${output}`)))
  })
