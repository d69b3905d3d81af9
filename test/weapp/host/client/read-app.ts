import { bundledHost } from '../bundle-host'
import type { readApp as ReadApp } from '../node/served-page'

/** Reads a built mini-program, to be shown in pages of a browser: see node/served-page.ts. */
export const readApp: typeof ReadApp = (dist) =>
  // The host knows its own files by its bundle alone.
  (require(bundledHost('served-page.cjs')) as { readApp: typeof ReadApp }).readApp(dist)
