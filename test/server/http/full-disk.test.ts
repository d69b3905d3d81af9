import { randomUUID } from 'node:crypto'
import files from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { ErrorCode } from '@/wire/errors'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { multipartBody, PIXEL, sendUpload } from '../../support/customers/upload'

const FULL = { status: 503, code: ErrorCode.unavailable, msg: expect.stringContaining('try again') }

/** What Linux says when a disk is full, by the one device that always is; elsewhere the same made by hand. */
const noSpace = (): Promise<Error> =>
  fs.writeFile('/dev/full', 'x').then(
    () => Promise.reject(new Error('/dev/full took it')),
    (error: Error & { code: string }) =>
      error.code === 'ENOSPC'
        ? error
        : Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' }),
  )

describe('a full disk', () => {
  let shop: Shop
  let shopper: Shopper

  beforeAll(async () => {
    shop = await openShop()
    shopper = await shop.shopper()
  })
  afterAll(() => shop.close())

  const ready = async () => {
    const { statusCode, payload } = await shop.server.app.inject('/readyz')
    return { status: statusCode, says: payload }
  }
  const filesOf = async (): Promise<string[]> => {
    const entries = await fs.readdir(path.join(shop.server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  const upload = () => sendUpload(shop.server, shopper.token, multipartBody({ module: 'content' }, PIXEL))

  it('of the uploads refuses one with a sentence, keeps no half of it, and takes it once there is room', async () => {
    const full = await noSpace()
    jest.spyOn(files, 'createWriteStream').mockImplementationOnce((draft) => {
      files.writeFileSync(draft, 'what still fitted')
      return new Writable({ write: (_part, _encoding, done) => done(full) }) as files.WriteStream
    })
    expect(await upload()).toMatchObject(FULL)
    expect(await filesOf()).toEqual([])
    expect(await upload()).toMatchObject({ status: 200 })
    expect(await filesOf()).toHaveLength(1)
  })

  it('of the uploads takes the server out of the balancer before the last byte is gone', async () => {
    jest.spyOn(fs, 'statfs').mockResolvedValueOnce({ bavail: 3, bsize: 4096 } as Awaited<ReturnType<typeof fs.statfs>>)
    expect(await ready()).toEqual({ status: 503, says: '{"status":"disk full"}' })
    expect(await ready()).toMatchObject({ status: 200 })
  })

  it('of the database refuses an order with a sentence, and takes it under the same key once there is room', async () => {
    const { database } = shop.server
    // What PostgreSQL itself raises where a file cannot grow, for whatever is written from now on.
    await database.query(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE FUNCTION no_space_for_tables() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER no_space BEFORE INSERT ON orders EXECUTE FUNCTION no_space();
      CREATE EVENT TRIGGER no_space ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS')
        EXECUTE FUNCTION no_space_for_tables()`)
    const key = randomUUID()
    expect(await shopper.place({}, key)).toMatchObject(FULL)
    expect(await ready()).toEqual({ status: 503, says: '{"status":"disk full"}' })

    await database.query('DROP EVENT TRIGGER no_space; DROP TRIGGER no_space ON orders')
    expect(await ready()).toMatchObject({ status: 200 })
    expect(await shopper.place({}, key)).toMatchObject({ status: 200 })
    expect(await shop.sold()).toBe(1)
  })
})
