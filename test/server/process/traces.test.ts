import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../../support/database/database'
import { ended, freePort, startServerProcess } from '../../support/server/server-process'

const LONG_TEST_MS = 120_000

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const exports: { url: string | undefined; body: Export }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      exports.push({ url: request.url, body: JSON.parse(Buffer.concat(parts).toString()) as Export })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, exports, close: () => server.close() }
}

describe('traces', () => {
  it(
    'follow a request into the statements that it makes, and tell the collector no parameter',
    async () => {
      const collector = await startCollector()
      const store = await createTestDatabase()
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-traces-'))
      const port = await freePort()
      const { child } = await startServerProcess({
        DATABASE_URL: store.url,
        DATA_DIR: dataDir,
        PORT: String(port),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      })
      const sent = await fetch(`http://127.0.0.1:${port}/api/system/common/send/sms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', deviceid: 'a-phone-of-the-test' },
        body: JSON.stringify({ phoneNumber: '13812345678', smsType: 1 }),
      })
      expect(sent.status).toBe(200)
      child.kill('SIGTERM')
      expect(await ended(child)).toMatchObject({ status: 0 })
      collector.close()
      await store.database.close()
      await rm(dataDir, { recursive: true, force: true })

      expect(new Set(collector.exports.map(({ url }) => url))).toEqual(new Set(['/v1/traces']))
      const resources = collector.exports.flatMap(({ body }) => body.resourceSpans)
      const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      const request = spans.find(({ name }) => name === 'POST /api/system/common/send/sms')
      expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
      const transaction = spans.find(({ name }) => name === 'transaction')
      expect(transaction).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
      expect(statements.length).toBeGreaterThan(2)
      expect(JSON.stringify(statements)).toContain('INSERT INTO sms_code')
      expect(JSON.stringify(collector.exports)).not.toContain('13812345678')
      expect(resources[0]?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'vela' } })
    },
    LONG_TEST_MS,
  )
})
