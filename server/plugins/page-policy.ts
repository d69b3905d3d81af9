import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** Data in a script's clothes never runs. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi

/** The CSP source of every inline script of the page: exactly these may run, nothing that is injected. */
const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/**
 * The content security policy that fits the H5 page: its own files, and no foreign script.
 *
 * @param sources - the other hosts that it may load pictures, clips, frames and answers from.
 * @param pictures - hosts that it may load pictures from alone.
 */
export const pagePolicy = (
  indexFile: string,
  sources: readonly string[],
  pictures: readonly string[] = [],
): Record<string, string[]> => {
  const html = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : ''
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptSources(html)],
    // Components set inline styles, and the page's scaling rule is in its head.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources, ...pictures],
    'media-src': ["'self'", 'blob:', ...sources],
    'font-src': ["'self'", 'data:'],
    // blob: is how a chosen picture is read before it is uploaded.
    'connect-src': ["'self'", 'blob:', ...sources],
    'frame-src': ["'self'", ...sources],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}
