import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@/language/language'
import { speaking, wantedLanguage } from '../system/spoken-language'

/** Answers every request in its language. Reading the body leaves the first hook's context behind, hence the second. */
export const languages = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ headers }, _reply, done) => speaking(wantedLanguage(headers, false), done))
  app.addHook('preValidation', ({ headers }, _reply, done) => speaking(wantedLanguage(headers, false), done))
}

const ENTRANCE = /^\/(?:index\.html)?(?=\?|$)/

/**
 * Leads whoever opens the page to the one in their language.
 *
 * @param pageDir - the folder of the page; while the app is worked on it holds one page for all languages.
 */
export const pageInLanguage = (pageDir: string): ((request: IncomingMessage) => string) => {
  const hasAll = LANGUAGES.every((language) => existsSync(path.join(pageDir, `${language}.html`)))
  return ({ url = '', headers }) =>
    hasAll ? url.replace(ENTRANCE, () => `/${wantedLanguage(headers, true)}.html`) : url
}
