import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { ErrorCode } from '@/wire/errors'
import type { ServerContext } from '../../context/server-context'
import { Refusal } from '../../http/errors'
import type { RateLimit } from '../../http/rate-limit'
import { listFilesOf } from '../file/file-statements'
import { DATA_ENDING, DATA_PREFIX, dataFileName, judgeDataLink } from './data-link'
import { readMyData } from './read-my-data'
import { zipStream, type ZipEntry } from './zip-stream'

type DataNeeds = Pick<ServerContext, 'database' | 'clock' | 'secret' | 'storage'>

const JSON_INDENT = 2

const inOnePiece = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** The list of everything, then each file under the path that the list calls it by. One that went meanwhile is left out. */
const entriesOf = async function* ({ database, clock, storage }: DataNeeds, userId: string): AsyncGenerator<ZipEntry> {
  const now = clock.now()
  const data = await readMyData(database, userId, now)
  yield { name: 'my-data.json', at: now, bytes: inOnePiece(JSON.stringify(data, null, JSON_INDENT)) }
  for (const { path, createdAt } of await listFilesOf(database, userId)) {
    const bytes = await storage.read(path)
    if (bytes !== null) yield { name: `files/${path}`, at: createdAt, bytes }
  }
}

/**
 * `GET /my-data/<id>.zip`: everything that is kept of a person, made while it is sent. It needs a signed link; one that
 * has ended is 403, any other 404. There is no `HEAD`: how much it is, only making it tells.
 */
export const serveData = (app: FastifyInstance, needs: DataNeeds, rateLimit: RateLimit): void => {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    `${DATA_PREFIX}:name`,
    { schema: { hide: true }, config: { rateLimit }, exposeHeadRoute: false },
    async (request, reply) => {
      const { name } = request.params
      const userId = name.endsWith(DATA_ENDING) ? name.slice(0, -DATA_ENDING.length) : ''
      const now = needs.clock.now()
      const judged = judgeDataLink(needs.secret, userId, request.query, now)
      if (judged !== 'good') throw new Refusal(judged === 'ended' ? ErrorCode.linkExpired : ErrorCode.fileNotFound)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${dataFileName(now)}"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(zipStream(entriesOf(needs, userId)), { objectMode: false }))
    },
  )
}
