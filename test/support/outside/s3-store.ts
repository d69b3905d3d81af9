import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Variables } from '../../../server/env/env-values'
import { isSigned, type S3Keys } from './s3-signature'
import { freePort } from '../server/server-process'

const HOST = '127.0.0.1'
const BUCKET = 'vela'
const KEYS: S3Keys = { accessKeyId: 'VELATESTKEY', secretAccessKey: 'a secret of the tests' }

/** An S3-compatible store over HTTP: a bucket of objects that are had by a right signature alone. */
export interface S3Store {
  endpoint: string
  /** What a server takes to keep its files there. */
  variables: Variables
  /** The names of its objects. */
  names: () => string[]
  /** Lets it answer 503 and a long page to whatever it is asked; tells how many of these pages hold their connection still. */
  whileIll: (work: (heldPages: () => number) => Promise<void>) => Promise<void>
  /** Lets it go away and come back with all that it has. */
  whileAway: (work: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

const partOf = (object: Buffer, range: string | undefined): Buffer => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return start === undefined ? object : object.subarray(Number(start), Number(end) + 1)
}

/** Answers of S3: an object is put, got and deleted; deleting what is not there is deleting, too. */
const answer = async (
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ServerResponse> => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const body = await buffer(request)
  if (!isSigned(request, url, KEYS))
    return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  const [, bucket, ...names] = decodeURIComponent(url.pathname).split('/')
  const name = names.join('/')
  if (bucket !== BUCKET) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  switch (request.method) {
    case 'PUT':
      // S3 takes no object whose length it is not told.
      if (request.headers['content-length'] === undefined) return response.writeHead(411).end()
      objects.set(name, body)
      return response.writeHead(200).end()
    case 'DELETE':
      objects.delete(name)
      return response.writeHead(204).end()
    case 'GET': {
      const object = objects.get(name)
      if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      const type = url.searchParams.get('response-content-type') ?? 'binary/octet-stream'
      const part = partOf(object, request.headers.range)
      const status = part === object ? 200 : 206
      return response.writeHead(status, { 'content-type': type, 'content-length': part.length }).end(part)
    }
    default:
      return response.writeHead(405).end()
  }
}

/** Longer than what a connection takes by itself. */
const LONG_PAGE = Buffer.alloc(8 * 1024 * 1024)

/** Starts a store on a port of its own; close it after the tests. */
export const startS3Store = async (): Promise<S3Store> => {
  const objects = new Map<string, Buffer>()
  const port = await freePort()
  let server: Server
  let isIll = false
  const pages = new Set<ServerResponse>()
  const answerIll = (response: ServerResponse): void => {
    pages.add(response)
    response.on('close', () => pages.delete(response))
    response.writeHead(503).end(LONG_PAGE)
  }
  const open = async (): Promise<void> => {
    server = createServer((request, response) =>
      isIll ? answerIll(response) : void answer(objects, request, response),
    )
    await new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  }
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await open()
  const endpoint = `http://${HOST}:${port}`
  return {
    endpoint,
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    names: () => [...objects.keys()],
    whileIll: async (work) => {
      isIll = true
      try {
        await work(() => pages.size)
      } finally {
        isIll = false
      }
    },
    whileAway: async (work) => {
      await close()
      try {
        await work()
      } finally {
        await open()
      }
    },
    close,
  }
}
