import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'

const PROJECT = path.resolve(__dirname, '../../..')

/** A tree of example files on which the project's lint rules are tried, so that no real module is needed. */
export interface ImportTree {
  /** The rules that each line of code breaks when they stand in a file of the given path: many lines take no longer than one. */
  rulesBrokenBy(file: string, lines: readonly string[]): Promise<(string | null)[][]>
  remove(): void
}

/** Writes one file for each path (without ending), each exporting `value`. */
export const plantImportTree = (files: readonly string[]): ImportTree => {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, `${file}.ts`), 'export const value = 1\n')
  }
  const tsconfig = path.join(tree, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } }, include: ['.'] }))
  // The types describe the newer configuration format; the project uses .eslintrc.js.
  const options: object = {
    cwd: tree,
    useEslintrc: false,
    overrideConfigFile: path.join(PROJECT, '.eslintrc.js'),
    resolvePluginsRelativeTo: PROJECT,
    overrideConfig: {
      settings: {
        'boundaries/root-path': tree,
        'import/resolver': { typescript: { project: tsconfig } },
      },
      // Files of one line make no cycle; looking for one takes longer than all other rules together.
      rules: { 'import/no-cycle': 'off' },
    },
  }
  const eslint = new ESLint(options)
  return {
    rulesBrokenBy: async (file, lines) => {
      const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: path.join(tree, `${file}.ts`) })
      return lines.map((_, n) =>
        (result?.messages ?? []).filter(({ line }) => line === n + 1).map(({ ruleId }) => ruleId),
      )
    },
    remove: () => rmSync(tree, { recursive: true, force: true }),
  }
}

/** An import as the project writes it: by alias below src/, by relative path elsewhere. */
export const importOf = (target: string, from: string, name = 'value'): string => {
  const relative = path.relative(path.dirname(from), target)
  const outside = relative.startsWith('.') ? relative : `./${relative}`
  const source = target.startsWith('src/') ? `@/${target.slice('src/'.length)}` : outside
  return `export { value as ${name} } from '${source}'`
}
