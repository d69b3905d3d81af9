import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransfers } from '../host/node/transfers'

describe('an answer whose body does not come', () => {
  let server: Server
  let url: string

  beforeAll(async () => {
    server = createServer((_request, reply) => void reply.writeHead(200).flushHeaders()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('ends with the time of the call', async () => {
    await expect(createTransfers({}).request({ taskId: 1, url, timeout: 100 })).rejects.toThrow('timeout')
  })

  it('ends where the call is called off', async () => {
    const transfers = createTransfers({})
    const asked = once(server, 'request')
    const call = transfers.request({ taskId: 1, url })
    await asked
    transfers.abort(1)
    await expect(call).rejects.toThrow('abort')
  })
})
