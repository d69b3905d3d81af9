import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ReadyReply } from '../http/reply-cache'
import { PROJECT_DIR } from '../system/project-folder'
import { pagePolicy } from './page-policy'
import { pages } from './pages'

/** Where the build leaves the H5 page. */
export const PAGE_DIR = path.join(PROJECT_DIR, 'dist/h5')
const PICTURES_DIR = path.join(PROJECT_DIR, 'server/static')

/** Pictures keep their names when they change, which is rare: a day late is fine. */
const PICTURE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
/** A hashed file never changes; everything else must be asked for again, which costs an empty 304. */
const HASHED_FILE = /[.-][0-9a-f]{8,}\.\w+(\.(br|gz))?$/
/** Which of them answers depends on who asks. */
const HTML_FILE = /\.html(\.(br|gz))?$/
const HASHED_CACHE = 'public, max-age=31536000, immutable'
const PAGE_CACHE = 'no-cache'

const setPageHeaders = (reply: FastifyReply, file: string): void => {
  if (HTML_FILE.test(file)) void reply.header('vary', 'accept-language, cookie')
  void reply.header('cache-control', HASHED_FILE.test(file) ? HASHED_CACHE : PAGE_CACHE)
}

const setPictureHeaders = (reply: FastifyReply): void => {
  void reply.header('cache-control', PICTURE_CACHE)
}

/**
 * Serves the pictures at /static and, once it is built, the H5 page at /, compressed beforehand.
 *
 * @param home - what the page begins with, in the language of the moment.
 */
export const statics = async (
  app: FastifyInstance,
  pageDir: string,
  home: () => Promise<ReadyReply>,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: PICTURES_DIR,
    prefix: '/static/',
    cacheControl: false,
    setHeaders: setPictureHeaders,
  })
  // Where the others are pictures, which are small already, cars in 3D are a third smaller by brotli.
  await app.register(fastifyStatic, {
    root: path.join(PICTURES_DIR, 'model'),
    prefix: '/static/model/',
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: setPictureHeaders,
  })
  if (!existsSync(pageDir)) return
  const { pageSources, mapTiles } = app.environment
  const policy = pagePolicy(
    path.join(pageDir, 'index.html'),
    pageSources,
    mapTiles === null ? [] : [new URL(mapTiles.url).origin],
  )
  await app.register(async (page) => {
    await page.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policy },
      // Every reply has it, where the server is reached by https: the requests plugin.
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      // WeChat opens a payment from a web page only for the origin it sees as the referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })
    pages(page, pageDir, home)
    await page.register(fastifyStatic, {
      root: pageDir,
      decorateReply: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // While the page is being worked on, its compressed copies are of yesterday.
      preCompressed: !app.environment.isDevelopment,
      setHeaders: setPageHeaders,
    })
  })
}
