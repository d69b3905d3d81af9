import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { detail, sandboxDecide, sign } from '@/wire/endpoints/contract'
import { sandboxDecide as sandboxPay } from '@/wire/endpoints/payment'
import type { EndpointRow } from '@/wire/endpoint'
import { API_PREFIX } from '@/wire/envelope'
import { ContractStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { build } from '../../../server/app'
import { serverContextOf } from '../../../server/context/server-context'
import { readEnvironment } from '../../../server/env/environment'
import { createGateways } from '../../../server/gateways/create-gateways'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { FakeWechatPay } from '../../support/outside/fake-wechat-pay'
import { openShop, type Shop } from '../money/shop'
import { bigShopper } from '../orders/big-shopper'
import { generatedContract, type Signer } from './signer'

/** A shop that was a demo, and goes on with real payment on the same database. */
describe('a contract where payment is real', () => {
  const wechat = new FakeWechatPay()
  let folder: string
  let shop: Shop
  let real: FastifyInstance
  let token: string
  let signer: Signer

  beforeAll(async () => {
    shop = await openShop()
    const shopper = await bigShopper(shop)
    token = shopper.token
    signer = await generatedContract(shop, shopper, await shopper.lockedOrder())
    await signer.begin()
    folder = await mkdtemp(path.join(os.tmpdir(), 'vela-keys-'))
    const files = { privateKey: path.join(folder, 'merchant.pem'), platformKey: path.join(folder, 'platform.pem') }
    await writeFile(files.privateKey, wechat.merchant.privateKey)
    await writeFile(files.platformKey, wechat.platform.publicKey)
    await wechat.start()
    const environment = readEnvironment({ DATA_DIR: shop.server.dataDir, ...wechat.variables(files) })
    const { database, clock } = shop.server
    const gateways = createGateways({ environment, database, clock, print: () => undefined })
    real = await build({ database, environment, clock, gateways, pageDir: '/nonexistent', maxLoopDelayMs: 0 })
  })
  afterAll(async () => {
    await real.close()
    await wechat.stop()
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const call = async ({ method, path: url }: EndpointRow, payload: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await real.inject({
      method,
      url: API_PREFIX + url,
      headers,
      ...(method === 'GET' ? { query: payload as Record<string, string> } : { payload }),
    })
    return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: unknown }>() }
  }

  it('is not signed before there is a provider, and the refusal says that it will be', async () => {
    expect(await call(sign, { id: signer.orderId })).toMatchObject({
      status: 409,
      code: ErrorCode.signingNotOpen,
      msg: expect.stringContaining('Signing opens soon'),
    })
    expect((await call(detail, { id: signer.orderId })).data).toMatchObject({ gateway: 'none' })
  })

  it('is decided by no sandbox, and neither is a payment', async () => {
    const decision = { id: signer.orderId, outcome: SandboxOutcome.success }
    expect(await call(sandboxDecide, decision)).toMatchObject({ status: 404, code: ErrorCode.notFound })
    const payment = { payNo: 'any', outcome: SandboxOutcome.success }
    expect(await call(sandboxPay, payment)).toMatchObject({ status: 404, code: ErrorCode.notFound })
  })

  it('stays unsigned by a signing that the sandbox has decided', async () => {
    await signer.decide(SandboxOutcome.delay)
    shop.server.clock.advance(MINUTE_MS)
    await runAllDueJobs(serverContextOf(real))
    const { data } = await call(detail, { id: signer.orderId })
    expect(data).toMatchObject({ contractStatus: ContractStatus.signing, signedTime: null })
  })
})
