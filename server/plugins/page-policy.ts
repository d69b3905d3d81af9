import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** The CSP source of every inline script of the page: exactly these may run, nothing that is injected. */
const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The content security policy that fits the H5 page: its own files, pictures and frames of the web, no foreign script. */
export const pagePolicy = (indexFile: string): Record<string, string[]> => {
  const html = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : ''
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptSources(html)],
    // Components set inline styles, and the page's scaling rule is in its head.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    // blob: is how a chosen picture is read before it is uploaded.
    'connect-src': ["'self'", 'blob:', 'https:', 'wss:'],
    'frame-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}
