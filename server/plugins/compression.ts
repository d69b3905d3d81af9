import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this, compressing costs more time than it saves on the wire. */
const MIN_COMPRESSED_BYTES = 1_024
/**
 * Replies are a few kilobytes: zlib's usual tables are for large files, and to clear them took half of the time of compressing
 * one, and made it no smaller.
 */
const SMALL_TABLES = { memLevel: 6, windowBits: 14 }

/** Compresses replies by gzip; what comes compressed already (the page's files, cached replies) is left as it is. */
export const compression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { threshold: MIN_COMPRESSED_BYTES, encodings: ['gzip'], zlibOptions: SMALL_TABLES })
}
