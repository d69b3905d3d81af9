import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Compilation } from '../compile/compile-app'
import { SCREEN } from './environment'

const REALM = path.resolve(__dirname, '../realm/main.ts')
const BUNDLE = '__miniProgramHost'

/** The name under which a window holds its realm. */
export const REALM_NAME = '__miniProgramRealm'

let bundle: string | undefined

const bundleRealm = (): string => {
  bundle ??= buildSync({
    entryPoints: [REALM],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: BUNDLE,
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  }).outputFiles[0]?.text
  if (bundle === undefined) throw new Error('the realm could not be bundled')
  return bundle
}

/** What the store of the app held before, by key. */
export type Stored = readonly (readonly [string, string])[]

/** What a realm goes on from when its app is opened again. */
export interface Before {
  readonly stored: Stored
  readonly lastPageId: number
}

/** One script that starts a realm with an app in any window. */
export const realmScript = ({ app, templates }: Compilation, { stored, lastPageId }: Before): string =>
  `${bundleRealm()}
window.${REALM_NAME} = ${BUNDLE}.startRealm({
  app: ${JSON.stringify(app)},
  templates: (${templates}),
  screen: ${JSON.stringify(SCREEN)},
  stored: ${JSON.stringify(stored)},
  lastPageId: ${lastPageId},
});`
