import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A pair of keys that a store gives out. */
export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
}

/** What a request says of its signature, in its headers or in its address. */
interface Signed {
  /** "AKIA…/20260101/us-east-1/s3/aws4_request" */
  credential: string
  signedHeaders: string
  signature: string
  /** "20260101T000000Z" */
  date: string
  payloadHash: string
}

const HEAD = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
const UNSIGNED = 'UNSIGNED-PAYLOAD'
const MS_PER_SECOND = 1_000

const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(',') : (value ?? '')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const signedIn = ({ headers }: IncomingMessage, { searchParams }: URL): Signed | null => {
  const [, credential = '', signedHeaders = '', signature = ''] = HEAD.exec(headers.authorization ?? '') ?? []
  if (signature !== '') {
    const date = textOf(headers['x-amz-date'])
    return { credential, signedHeaders, signature, date, payloadHash: textOf(headers['x-amz-content-sha256']) }
  }
  const [asked, by, names, date] = ['Signature', 'Credential', 'SignedHeaders', 'Date'].map((name) =>
    searchParams.get(`X-Amz-${name}`),
  )
  if (!asked || !by || !names || !date) return null
  return { credential: by, signedHeaders: names, signature: asked, date, payloadHash: UNSIGNED }
}

const hasEnded = ({ searchParams }: URL, date: string): boolean => {
  const seconds = searchParams.get('X-Amz-Expires')
  if (seconds === null) return false
  const signedMs = Date.parse(date.replace(DATE, '$1-$2-$3T$4:$5:$6Z'))
  return Date.now() > signedMs + Number(seconds) * MS_PER_SECOND
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')

/** Whether a request carries a signature of version 4 that was made with the keys for exactly it, and has not ended. */
export const isSigned = (request: IncomingMessage, url: URL, keys: S3Keys): boolean => {
  const signed = signedIn(request, url)
  if (signed === null || hasEnded(url, signed.date)) return false
  const [keyId, day = '', region = '', service = '', end = ''] = signed.credential.split('/')
  if (keyId !== keys.accessKeyId) return false
  const names = signed.signedHeaders.split(';')
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${textOf(request.headers[name]).trim()}`),
    '',
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', signed.date, [day, region, service, end].join('/'), hashOf(canonical)].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(keyed, `AWS4${keys.secretAccessKey}`)
  return keyed(key, text).toString('hex') === signed.signature
}
