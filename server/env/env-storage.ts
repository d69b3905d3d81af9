import { optional, readGroup, readUrl, refuseLonely, type Variables } from './env-values'

/** An S3-compatible store that keeps the files of every process. */
export interface S3Credentials {
  /** Where the server reaches it, without a trailing slash. */
  endpoint: string
  /** Where phones reach it; null where the server hands files on. */
  publicEndpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const NEEDED = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const
const REGION = 'S3_REGION'
const PUBLIC_ENDPOINT = 'S3_PUBLIC_ENDPOINT'
/** What stores without regions take. */
const ANY_REGION = 'us-east-1'

const readAddress = (variables: Variables, name: string): string | null =>
  readUrl(variables, name, ['http:', 'https:'])?.replace(/\/+$/, '') ?? null

/**
 * The store of files; null keeps them in the data folder.
 *
 * @throws StartupError when the set is incomplete or an address is none.
 */
export const readStorage = (variables: Variables): S3Credentials | null => {
  const group = readGroup(variables, NEEDED)
  if (group === null) {
    refuseLonely(variables, [REGION, PUBLIC_ENDPOINT], NEEDED.endpoint)
    return null
  }
  return {
    ...group,
    endpoint: readAddress(variables, NEEDED.endpoint) ?? group.endpoint,
    publicEndpoint: readAddress(variables, PUBLIC_ENDPOINT),
    region: optional(variables, REGION) ?? ANY_REGION,
  }
}
