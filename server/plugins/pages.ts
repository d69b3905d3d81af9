import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@/language/language'
import { ready, type ReadyReply } from '../http/reply-cache'
import { sendReady } from '../http/send-ready'
import { inTime } from '../system/in-time'
import { speaking, wantedLanguage } from '../system/spoken-language'

/** The place in src/index.html for what the page begins with. */
const PLACE = '<script id="home" type="application/json"></script>'
/** Nobody waits longer for a page: without the data the app asks for it itself. */
const PATIENCE_MS = 2_000
const HTML_TYPE = 'text/html; charset=utf-8'

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name)

/** JSON as it may stand in a page: no text of it can end the script. */
const quoted = (json: string): string => json.replaceAll('<', '\\u003c')

const fill = (page: string, { text }: ReadyReply): Promise<ReadyReply> =>
  ready(page.replace(PLACE, () => PLACE.replace('><', () => `>${quoted(text)}<`)))

/** One page with what it begins with, made anew when that or the file has changed. */
const filledPage = (file: string, isChanging: boolean) => {
  const template = readFileSync(file, 'utf8')
  let made: { tag: string; page: Promise<ReadyReply> } | undefined
  return (home: ReadyReply): Promise<ReadyReply> => {
    if (isChanging) return fill(readFileSync(file, 'utf8'), home)
    if (made?.tag !== home.tag) made = { tag: home.tag, page: fill(template, home) }
    return made.page
  }
}

/** What the app learns the server's time from, as from the Date header of a reply, which a page cannot read of itself. */
const timeOf = (reply: FastifyReply): string => `date;desc="${String(reply.getHeader('date'))}"`

/**
 * Serves the pages with what they begin with, so that the app need not ask for it: the models on sale with the addresses
 * of their posters. Where that cannot be had, and wherever else the files are served from, the page comes without.
 */
export const pages = (app: FastifyInstance, pageDir: string, home: () => Promise<ReadyReply>): void => {
  const { isDevelopment } = app.environment
  for (const name of ['index', ...LANGUAGES]) {
    const file = path.join(pageDir, `${name}.html`)
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(PLACE)) continue
    const filled = filledPage(file, isDevelopment)
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const language = isLanguage(name) ? name : wantedLanguage(request.headers, true)
      void reply.type(HTML_TYPE).header('cache-control', 'no-cache')
      void reply.header('vary', 'accept-language, cookie, accept-encoding').header('server-timing', timeOf(reply))
      try {
        return sendReady(request, reply, await filled(await inTime(speaking(language, home), PATIENCE_MS)))
      } catch (error) {
        request.log.warn({ err: error }, 'the page is served without what it begins with')
        return reply.send(readFileSync(file, 'utf8'))
      }
    }
    app.get(`/${name}.html`, answer)
    if (name === 'index') app.get('/', answer)
  }
}
