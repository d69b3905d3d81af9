import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { API_PREFIX, type Envelope } from '@/wire/envelope'
import { uploadFile, uploadPrivateFile } from '@/wire/endpoints/common'
import type { UploadedFile } from '@/wire/schemas/file'
import { Header } from '@/wire/headers'
import type { TestServer } from '../server/server'

/** The smallest picture there is: one pixel of PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A short film, as a file. */
export const FILM = path.resolve(__dirname, '../../../server/static/video/first-light.mp4')

const BOUNDARY = '----vela-test-boundary'

/** A multipart body of form data and one file, in the order given. */
export const multipartBody = (
  fields: Readonly<Record<string, string>>,
  file: Buffer | null,
  fileFirst = false,
): Buffer => {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="picture.png"\r\ncontent-type: image/png\r\n\r\n`
  const files = file === null ? [] : [Buffer.from(head), file, Buffer.from('\r\n')]
  return Buffer.concat([
    ...(fileFirst ? [...files, ...texts] : [...texts, ...files]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** A request that sends so many bytes of a file, and not the rest of its form. */
export const endlessUpload = (token: string, byteSize: number): string =>
  [
    `POST ${API_PREFIX}${uploadPrivateFile.path} HTTP/1.1`,
    'host: vela',
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `${Header.authorization}: Bearer ${token}`,
    `${Header.idempotencyKey}: ${randomUUID()}`,
    'content-length: 100000000',
    '',
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="file"; filename="film.mp4"',
    '',
    'a'.repeat(byteSize),
  ].join('\r\n')

/** Every shopper uploads from an address of his own: how often one may is counted by it. */
const addressOf = (token: string): string =>
  `10.${createHash('sha256').update(token).digest().subarray(0, 3).join('.')}`

/** Sends a body to one of the two upload endpoints. */
export const sendUpload = async (
  server: TestServer,
  token: string,
  body: Buffer,
  isPrivate = false,
  key: string = randomUUID(),
) => {
  const response = await server.app.inject({
    method: 'POST',
    remoteAddress: addressOf(token),
    url: API_PREFIX + (isPrivate ? uploadPrivateFile : uploadFile).path,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      [Header.authorization]: `Bearer ${token}`,
      [Header.idempotencyKey]: key,
    },
    payload: body,
  })
  return { status: response.statusCode, ...response.json<Envelope<UploadedFile>>() }
}

/** Uploads a picture and returns where it is. */
export const uploadPicture = async (
  server: TestServer,
  token: string,
  module: string,
  { isPrivate = false, bytes = PIXEL, key }: { isPrivate?: boolean; bytes?: Buffer; key?: string } = {},
): Promise<UploadedFile> => (await sendUpload(server, token, multipartBody({ module }, bytes), isPrivate, key)).data
