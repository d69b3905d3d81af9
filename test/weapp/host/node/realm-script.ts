import { readFileSync } from 'node:fs'
import type { Compilation } from '../compile/compile-app'
import { SCREEN } from './environment'

/** The global name of the realm's bundle: see bundle-host.js. */
const BUNDLE = '__miniProgramHost'

/** The name under which a window holds its realm. */
export const REALM_NAME = '__miniProgramRealm'

/** Where the realm was written while the host was bundled: see bundle-host.js. */
declare const REALM_FILE: string

/** What the store of the app held before, by key. */
export type Stored = readonly (readonly [string, string])[]

/** What a realm goes on from when its app is opened again. */
export interface Before {
  /** Code of the window's that comes to what was stored. */
  readonly storedCode: string
  readonly lastPageId: number
}

/** One script that starts a realm with an app in any window. */
export const realmScript = ({ app, templates }: Compilation, { storedCode, lastPageId }: Before): string =>
  `${readFileSync(REALM_FILE, 'utf8')}
window.${REALM_NAME} = ${BUNDLE}.startRealm({
  app: ${JSON.stringify(app)},
  templates: (${templates}),
  screen: ${JSON.stringify(SCREEN)},
  stored: ${storedCode},
  lastPageId: ${lastPageId},
});`
