import { TmplGroup } from 'glass-easel-template-compiler'
import { textsOf, type DistFile } from './dist-files'

/** What the compiler says of a place that it does not like. */
interface Complaint {
  readonly startLine: number
  readonly startColumn: number
  readonly message: string
}

/**
 * Compiles the wxml and wxs files to one JavaScript expression.
 *
 * @throws Error with every place the compiler warns of: what it passes over would be missing from a page.
 */
export function compileTemplates(files: readonly DistFile[]): string {
  const group = new TmplGroup()
  try {
    const complaints = Object.entries(textsOf(files, '.wxml')).flatMap(([path, text]) =>
      ((group.addTmpl(path, text) ?? []) as Complaint[]).map(
        ({ startLine, startColumn, message }) => `${path}.wxml:${startLine + 1}:${startColumn + 1} ${message}`,
      ),
    )
    for (const [path, text] of Object.entries(textsOf(files, '.wxs'))) group.addScript(path, text)
    if (complaints.length > 0) throw new Error(`templates do not compile:\n${complaints.join('\n')}`)
    return group.getTmplGenObjectGroups()
  } finally {
    group.free()
  }
}
