import {
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import type { Variables } from '../../../server/env/env-values'

const MERCHANT_ID = '1900000001'
const APP_ID = 'wx0000000000000001'
const PLATFORM_KEY_ID = 'PUB_KEY_ID_0119000000012024'
const API_V3_KEY = 'a-key-of-thirty-two-characters-0'
const CERTIFICATE_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const NONCE_BYTES = 12

/** A payment in WeChat Pay's books. */
export interface Transaction {
  out_trade_no: string
  transaction_id: string
  trade_state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'USERPAYING' | 'ACCEPT' | 'REFUND' | 'PAYERROR'
  success_time?: string
  amount: { total: number; currency: string }
  [field: string]: unknown
}

/** A refund in WeChat Pay's books. */
export interface Refund {
  refund_id: string
  out_refund_no: string
  out_trade_no: string
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  amount: { refund: number; total: number }
}

interface Call {
  method: string
  path: string
  body: Record<string, never> & Record<string, unknown>
}

/** How the fake misbehaves: replies signed with a wrong key, or a code of WeChat Pay in place of every reply. */
export interface Mischief {
  forgesReplies?: boolean
  refusesWith?: { status: number; code: string }
  /** A bill loses its last character on the way. */
  damagesBills?: boolean
}

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const signWith = (privateKey: string, ...lines: string[]): string =>
  createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(privateKey, 'base64')

/** WeChat Pay APIv3 on this machine, with keys of its own: checks our signatures and signs what it says. */
export class FakeWechatPay {
  readonly merchant = keyPair()
  readonly platform = keyPair()
  readonly stranger = keyPair()
  readonly transactions = new Map<string, Transaction>()
  readonly refunds = new Map<string, Refund>()
  /** The text of the trade bill by its day. */
  readonly bills = new Map<string, string>()
  readonly calls: Call[] = []
  mischief: Mischief = {}
  private readonly server = createServer((request, response) => void this.answer(request, response))

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  /** Environment variables of a server that pays here; the keys lie in the two files. */
  variables(files: { privateKey: string; platformKey: string }): Variables {
    return {
      PUBLIC_URL: 'https://vela.example',
      WECHAT_APP_ID: APP_ID,
      WECHAT_APP_SECRET: 'not used here',
      WECHAT_PAY_MCH_ID: MERCHANT_ID,
      WECHAT_PAY_SERIAL_NO: CERTIFICATE_SERIAL,
      WECHAT_PAY_PRIVATE_KEY_FILE: files.privateKey,
      WECHAT_PAY_API_V3_KEY: API_V3_KEY,
      WECHAT_PAY_PLATFORM_KEY_ID: PLATFORM_KEY_ID,
      WECHAT_PAY_PLATFORM_KEY_FILE: files.platformKey,
      WECHAT_PAY_BASE_URL: this.baseUrl,
      PAYEE_NAME: 'Vela Motors',
      PAYEE_BANK: 'Bank of Tests',
      PAYEE_ACCOUNT: '6222000011112222',
    }
  }

  /** The shopper pays at WeChat. */
  payAs(payNo: string, paidAt: Date): Transaction {
    const transaction = this.transactions.get(payNo)
    if (transaction === undefined) throw new Error(`WeChat Pay was never asked for ${payNo}`)
    transaction.trade_state = 'SUCCESS'
    transaction.success_time = paidAt.toISOString()
    return transaction
  }

  /** The shopper begins to pay, or turns away again. */
  turn(payNo: string, state: 'NOTPAY' | 'USERPAYING' | 'ACCEPT'): void {
    const transaction = this.transactions.get(payNo)
    if (transaction === undefined) throw new Error(`WeChat Pay was never asked for ${payNo}`)
    transaction.trade_state = state
  }

  /** A notice of a transaction or a refund, encrypted and signed. */
  notice(
    event: 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS',
    resource: object,
    at: Date,
    privateKey = this.platform.privateKey,
  ) {
    const kind = event === 'TRANSACTION.SUCCESS' ? 'transaction' : 'refund'
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: at.toISOString(),
      event_type: event,
      resource_type: 'encrypt-resource',
      resource: this.encrypt({ mchid: MERCHANT_ID, appid: APP_ID, ...resource }, kind),
    })
    return { body, headers: this.signatureHeaders(body, at, privateKey) }
  }

  private encrypt(resource: object, associatedData: string) {
    const nonce = randomBytes(NONCE_BYTES / 2).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', API_V3_KEY, nonce)
    cipher.setAAD(Buffer.from(associatedData))
    const parts = [cipher.update(JSON.stringify(resource), 'utf8'), cipher.final(), cipher.getAuthTag()]
    const ciphertext = Buffer.concat(parts).toString('base64')
    return { algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: associatedData, nonce }
  }

  private signatureHeaders(body: string, at: Date, privateKey: string): Record<string, string> {
    const timestamp = String(Math.floor(at.getTime() / 1_000))
    const nonce = randomBytes(NONCE_BYTES).toString('hex')
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signWith(privateKey, timestamp, nonce, body),
      'wechatpay-serial': PLATFORM_KEY_ID,
    }
  }

  private isSigned(request: IncomingMessage, body: string): boolean {
    const fields = [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)]
    const { timestamp, nonce_str, signature } = Object.fromEntries(fields.map(([, name, value]) => [name, value]))
    const message = [request.method, request.url, timestamp, nonce_str, body].map((line) => `${line}\n`).join('')
    return createVerify('RSA-SHA256').update(message).verify(this.merchant.publicKey, String(signature), 'base64')
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const send = (status: number, reply?: object): void => {
      const text = reply === undefined ? '' : JSON.stringify(reply)
      const key = this.mischief.forgesReplies === true ? this.stranger.privateKey : this.platform.privateKey
      // The library compares this timestamp with the machine's clock, not with the test's.
      response.writeHead(status, this.signatureHeaders(text, new Date(), key)).end(text)
    }
    if (!this.isSigned(request, body)) return send(401, { code: 'SIGN_ERROR', message: 'wrong signature' })
    const day = new URL(String(request.url), this.baseUrl).searchParams
    if (request.url?.startsWith('/v3/bill/tradebill')) return this.offerBill(day.get('bill_date') ?? '', send)
    // As WeChat Pay's own, the file is not signed.
    if (request.url?.startsWith('/v3/billdownload/file')) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(this.billFile(day.get('token') ?? ''))
      return
    }
    const { refusesWith } = this.mischief
    if (refusesWith !== undefined)
      return send(refusesWith.status, { code: refusesWith.code, message: 'as the test wished' })
    const call: Call = {
      method: String(request.method),
      path: String(request.url),
      body: body === '' ? {} : JSON.parse(body),
    }
    this.calls.push(call)
    return this.route(call, send)
  }

  private route({ method, path, body }: Call, send: (status: number, reply?: object) => void): void {
    const payNo = /out-trade-no\/([^/?]+)/.exec(path)?.[1] ?? ''
    if (path === '/v3/pay/transactions/jsapi') return send(200, { prepay_id: `wx-${this.open(body)}` })
    if (path === '/v3/pay/transactions/h5')
      return send(200, { h5_url: `https://wx.example/${this.open(body)}/${this.calls.length}` })
    if (path.endsWith('/close')) return this.close(payNo, send)
    if (path.includes('/out-trade-no/')) return this.found(this.transactions.get(payNo), 'ORDER_NOT_EXIST', send)
    if (path === '/v3/refund/domestic/refunds' && method === 'POST') return send(200, this.refund(body))
    return this.found(this.refunds.get(path.split('/').at(-1) ?? ''), 'RESOURCE_NOT_EXISTS', send)
  }

  private billFile(day: string): string {
    const text = this.bills.get(day) ?? ''
    return this.mischief.damagesBills === true ? text.slice(0, -1) : text
  }

  private offerBill(day: string, send: (status: number, reply?: object) => void): void {
    const text = this.bills.get(day)
    if (text === undefined) return send(400, { code: 'NO_STATEMENT_EXIST', message: 'no trades' })
    const hash_value = createHash('sha1').update(text).digest('hex')
    return send(200, {
      hash_type: 'SHA1',
      hash_value,
      download_url: `${this.baseUrl}v3/billdownload/file?token=${day}`,
    })
  }

  private found(thing: object | undefined, code: string, send: (status: number, reply?: object) => void): void {
    if (thing === undefined) return send(404, { code, message: 'not found' })
    return send(200, thing)
  }

  private open(body: Record<string, unknown>): string {
    const payNo = String(body.out_trade_no)
    if (!this.transactions.has(payNo)) {
      const amount = body.amount as Transaction['amount']
      const transaction_id = `42000${this.transactions.size}${Date.now()}`
      this.transactions.set(payNo, { ...body, out_trade_no: payNo, transaction_id, trade_state: 'NOTPAY', amount })
    }
    return payNo
  }

  private close(payNo: string, send: (status: number, reply?: object) => void): void {
    const transaction = this.transactions.get(payNo)
    if (transaction === undefined) return send(404, { code: 'ORDER_NOT_EXIST', message: 'not found' })
    if (transaction.trade_state === 'SUCCESS') return send(400, { code: 'ORDERPAID', message: 'paid' })
    transaction.trade_state = 'CLOSED'
    return send(204)
  }

  private refund(body: Record<string, unknown>): Refund {
    const out_refund_no = String(body.out_refund_no)
    const known = this.refunds.get(out_refund_no)
    if (known !== undefined) return known
    const amount = body.amount as Refund['amount']
    const out_trade_no = String(body.out_trade_no)
    const refund: Refund = {
      refund_id: `50000${this.refunds.size}`,
      out_refund_no,
      out_trade_no,
      status: 'PROCESSING',
      amount,
    }
    this.refunds.set(out_refund_no, refund)
    return refund
  }
}
