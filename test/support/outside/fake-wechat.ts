import { createServer, type Server } from 'node:http'
import { text as readBody } from 'node:stream/consumers'

/** What the fake answers on a path: an object goes out as JSON, bytes as they are. */
export type WechatAnswer = (query: URLSearchParams, body: string) => object | Buffer

/** WeChat's API on a port of this machine: the stable access token, which may be voided, and what a test adds. */
export class FakeWechat {
  /** How often the token was asked for. */
  tokenCalls = 0
  private tokens = 1
  readonly voidedTokens = new Set<string>()
  /** The HTTP status of its answers. */
  status = 200
  private server: Server | null = null

  constructor(private readonly answers: Readonly<Record<string, WechatAnswer>>) {}

  private answer(url: URL, body: string): object | Buffer {
    if (url.pathname === '/cgi-bin/stable_token') return this.stableToken(body)
    if (this.voidedTokens.has(url.searchParams.get('access_token') ?? ''))
      return { errcode: 40001, errmsg: 'invalid credential' }
    return this.answers[url.pathname]?.(url.searchParams, body) ?? { errcode: 404 }
  }

  /** The same for everybody who asks, until it is voided. */
  private stableToken(body: string): object {
    this.tokenCalls += 1
    if ((JSON.parse(body) as { grant_type?: string }).grant_type !== 'client_credential') return { errcode: 40002 }
    if (this.voidedTokens.has(`token-${this.tokens}`)) this.tokens += 1
    return { access_token: `token-${this.tokens}`, expires_in: 7_200 }
  }

  async open(): Promise<string> {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const answer = this.answer(new URL(request.url ?? '/', 'http://wechat'), body)
        response.writeHead(this.status).end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server?.close(() => resolve()))
  }
}
