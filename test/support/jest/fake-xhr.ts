/**
 * Test double at the platform's edge: an XMLHttpRequest whose replies the test gives. Its timeout runs on the test's
 * timers.
 */
export class FakeXhr {
  static sent: FakeXhr[] = []

  method = ''
  url = ''
  headers: Record<string, string> = {}
  body: unknown = null
  timeout = 0
  responseType = ''
  status = 0
  responseText = ''
  response: unknown = null
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void
  isAborted = false
  private replyHeaders: Record<string, string> = {}
  private timer: ReturnType<typeof setTimeout> | undefined

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(body: unknown): void {
    this.body = body
    this.timer = setTimeout(() => this.end(this.ontimeout), this.timeout)
    FakeXhr.sent.push(this)
  }

  abort(): void {
    this.isAborted = true
    this.end(this.onabort)
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.replyHeaders)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')
  }

  /** Answers with any body: a text as it is, anything else as JSON. */
  reply(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.response = body
    this.replyHeaders = headers
    this.end(this.onload)
  }

  /** Answers with a successful envelope. */
  succeed(data: unknown, headers?: Record<string, string>): void {
    this.reply(200, { code: 200, data, msg: 'ok' }, headers)
  }

  /** Answers with a refusal: its code names its HTTP status. */
  refuse(code: number, msg: string, data: unknown = null): void {
    this.reply(Math.floor(code / 100), { code, data, msg })
  }

  /** The connection breaks. */
  fail(): void {
    this.end(this.onerror)
  }

  private end(listener: (() => void) | undefined): void {
    clearTimeout(this.timer)
    listener?.()
    this.onloadend?.()
  }
}

/** Puts the double in place of the browser's own and forgets what was sent before. */
export const installFakeXhr = (): void => {
  FakeXhr.sent = []
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: FakeXhr })
}

/** The latest call, which must exist. */
export const lastSent = (): FakeXhr => {
  const xhr = FakeXhr.sent[FakeXhr.sent.length - 1]
  if (xhr === undefined) throw new Error('nothing was sent')
  return xhr
}
