import http from 'node:http'

/** A proxy that adds its peer to X-Forwarded-For, as nginx does by $proxy_add_x_forwarded_for. */
const startProxy = async (target: string, peer?: string): Promise<{ origin: string; server: http.Server }> => {
  const server = http.createServer((request, response) => {
    const told = request.headers['x-forwarded-for']
    const own = peer ?? request.socket.remoteAddress ?? ''
    const headers = { ...request.headers, 'x-forwarded-for': told === undefined ? own : `${String(told)}, ${own}` }
    const onward = http.request(target + (request.url ?? ''), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a proxy without a port')
  return { origin: `http://127.0.0.1:${address.port}`, server }
}

/** Proxies one behind the other. */
export interface ProxyChain {
  /** Where the outermost one listens. */
  origin: string
  close(): Promise<void>
}

/** Puts so many proxies in front of a server. The outermost one sees the shopper at `shopperAddress`. */
export const startProxyChain = async (target: string, length: number, shopperAddress: string): Promise<ProxyChain> => {
  const servers: http.Server[] = []
  let origin = target
  for (let left = length; left > 0; left -= 1) {
    const proxy = await startProxy(origin, left === 1 ? shopperAddress : undefined)
    servers.push(proxy.server)
    origin = proxy.origin
  }
  return {
    origin,
    close: async () => {
      for (const server of servers) {
        const closed = new Promise((resolve) => server.close(resolve))
        server.closeAllConnections()
        await closed
      }
    },
  }
}
