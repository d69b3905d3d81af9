import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { edit, updateDrivingLicense } from '@/wire/endpoints/account'
import { saveDraft, submit } from '@/wire/endpoints/feedback'
import { write as writePost } from '@/wire/endpoints/post'
import { MediaKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { fileReferences } from '../../../server/modules/file/file-references'
import { sweepFiles } from '../../../server/modules/file/file-sweep'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { cleanUp } from '../../../server/worker/clean-up'
import { feedbackOf, madeId } from '../../support/customers/feedback'
import { multipartBody, PIXEL, sendUpload, uploadPicture } from '../../support/customers/upload'
import { BALANCE_FEN, balanceShopper } from '../money/balance-shopper'
import { untilWaiting } from '../../support/database/until-waiting'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { loanShopper } from '../loan/loan-shopper'

/** Columns of such a name in which no upload of a person's stands. */
const NOT_OF_UPLOADS = [
  'adviser.avatar',
  'author.avatar',
  'contract_signing.sign_url',
  'file_removal.path',
  'material_file.url',
  'stored_file.path',
]

const FORM = multipartBody({ module: 'feedback' }, PIXEL)
/** As PIXEL is a picture, so is this: what follows a picture's end is left out of it. */
const OTHER = multipartBody({ module: 'feedback' }, Buffer.concat([PIXEL, Buffer.from('other')]))

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const filesOf = (userId: string) =>
  shop.server.database.query<{ path: string }>('SELECT path FROM stored_file WHERE account_id = $1', [userId])

const countedFor = (userId: string) =>
  shop.server.database.one('SELECT files FROM upload_day WHERE account_id = $1', [userId])

const isOnDisk = (file: string): boolean => existsSync(path.join(shop.server.dataDir, 'files', file))

const upload = async (token: string, isPrivate = true): Promise<string> =>
  (await uploadPicture(shop.server, token, 'content', { isPrivate })).path

/** A day and the worker's round pass. */
const nextDay = async (): Promise<void> => {
  shop.server.clock.advance(DAY_MS + HOUR_MS)
  await cleanUp(shop.context)
  await runAllDueJobs(shop.context)
}

describe('an upload whose reply was lost', () => {
  it('is answered the file that it made when it comes again, and counts once', async () => {
    const { token, userId } = await shop.shopper()
    const key = randomUUID()
    const first = await sendUpload(shop.server, token, FORM, true, key)
    const again = await sendUpload(shop.server, token, FORM, true, key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data.path).toBe(first.data.path)
    expect(await filesOf(userId)).toEqual([{ path: first.data.path }])
    expect(await countedFor(userId)).toEqual({ files: 1 })
  })

  it('makes one file and counts once even while the first try is still being worked on', async () => {
    const { token, userId } = await shop.shopper()
    const key = randomUUID()
    const tries = Array.from({ length: 10 }, () => sendUpload(shop.server, token, FORM, true, key))
    const answers = await Promise.all(tries)
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.path}`)).size).toBe(1)
    expect(await countedFor(userId)).toEqual({ files: 1 })
    const [kept] = await filesOf(userId)
    expect(await filesOf(userId)).toHaveLength(1)
    const noted = await shop.server.database.query<{ path: string }>('SELECT path FROM file_removal')
    shop.server.clock.advance(2 * HOUR_MS)
    await runAllDueJobs(shop.context)
    expect(noted.filter((file) => isOnDisk(file.path))).toEqual([])
    expect(isOnDisk(kept?.path ?? '')).toBe(true)
  })

  it('counts once where another process has the first try', async () => {
    const { token, userId } = await shop.shopper()
    await sendUpload(shop.server, token, FORM, true)
    const key = randomUUID()
    const { database } = shop.server
    const answering = await database.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO stored_file (path, account_id, module, private, mime_type, byte_size, created_at, taken_at, upload_key, fingerprint)
         SELECT 'private/feedback/other.png', account_id, module, private, mime_type, byte_size, created_at, taken_at, $2, fingerprint
         FROM stored_file WHERE account_id = $1`,
        [userId, key],
      )
      const answer = sendUpload(shop.server, token, FORM, true, key)
      await untilWaiting(database, 1)
      return { answer }
    })
    expect(await answering.answer).toMatchObject({ status: 200, data: { path: 'private/feedback/other.png' } })
    expect(await countedFor(userId)).toEqual({ files: 1 })
  })

  it('is refused under the key of another file, and nobody else is answered it', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const key = randomUUID()
    const { data } = await sendUpload(shop.server, one.token, FORM, true, key)
    for (const answer of [
      await sendUpload(shop.server, one.token, OTHER, true, key),
      await sendUpload(shop.server, one.token, multipartBody({ module: 'content' }, PIXEL), true, key),
    ]) {
      expect(answer).toMatchObject({ status: 422, code: ErrorCode.idempotencyKeyReused })
    }
    const theirs = await sendUpload(shop.server, other.token, FORM, true, key)
    expect(theirs.status).toBe(200)
    expect(theirs.data.path).not.toBe(data.path)
  })
})

describe('a file that nothing refers to', () => {
  it('is gone from database and disk after a day, and may then be sent again under its key', async () => {
    const { token, userId } = await shop.shopper()
    const key = randomUUID()
    const { data } = await sendUpload(shop.server, token, FORM, true, key)
    shop.server.clock.advance(DAY_MS - HOUR_MS)
    await cleanUp(shop.context)
    expect(await filesOf(userId)).toEqual([{ path: data.path }])
    expect(isOnDisk(data.path)).toBe(true)
    await nextDay()
    expect(await filesOf(userId)).toEqual([])
    expect(isOnDisk(data.path)).toBe(false)
    expect(await sendUpload(shop.server, token, FORM, true, key)).toMatchObject({ status: 200 })
  })

  it('is what a portrait, a licence and a draft had before as well', async () => {
    const { token, userId } = await shop.shopper()
    const avatars = [await upload(token, false), await upload(token, false)]
    for (const avatarUrl of avatars) await shop.server.call(edit, { avatarUrl }, { token })
    const photo = await upload(token)
    const draft = feedbackOf(1, { media: [{ key: madeId(9), path: photo, kind: MediaKind.picture }] })
    await shop.server.call(saveDraft, { ...draft, baseRevision: 0 }, { token })
    await nextDay()
    expect((await filesOf(userId)).map(({ path: file }) => file).sort()).toEqual([avatars[1], photo].sort())
    await shop.server.database.query('DELETE FROM feedback WHERE account_id = $1', [userId])
    await nextDay()
    expect(await filesOf(userId)).toEqual([{ path: avatars[1] }])
  })

  it('is found among more than one look takes', async () => {
    const { userId } = await shop.shopper()
    await shop.server.database.query(
      `INSERT INTO stored_file (path, account_id, module, private, mime_type, byte_size, created_at, taken_at)
       SELECT 'private/content/' || n, $1, 'content', true, 'image/png', 70, $2, $2 FROM generate_series(1, 1200) AS n`,
      [userId, shop.server.clock.now()],
    )
    shop.server.clock.advance(2 * DAY_MS)
    await sweepFiles(shop.server.database, shop.server.clock.now())
    expect(await filesOf(userId)).toEqual([])
  })
})

describe('a file that something refers to', () => {
  it('stays with the portrait, the licence, the feedback, the evaluation and the papers of an order', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    await shop.server.call(edit, { avatarUrl: await upload(token, false) }, { token })
    const licence = { driversPositiveImgurl: await upload(token), driversReverseImgurl: await upload(token) }
    expect(await shop.server.call(updateDrivingLicense, licence, { token })).toMatchObject({ status: 200 })
    const media = [{ key: madeId(9), path: await upload(token), kind: MediaKind.picture }]
    expect(await shop.server.call(submit, feedbackOf(2, { media }), { token })).toMatchObject({ status: 200 })
    expect(await shopper.evaluate({ photos: [await shopper.photo()] })).toMatchObject({ status: 200 })
    const before = await shop.server.database.query('SELECT path FROM stored_file ORDER BY path')
    expect(before.length).toBeGreaterThan(5)
    await nextDay()
    expect(await shop.server.database.query('SELECT path FROM stored_file ORDER BY path')).toEqual(before)
  })

  it('stays with a post to a topic', async () => {
    const { token } = await shop.shopper()
    const pictures = [await upload(token, false), await upload(token, false)]
    const post = { id: madeId(4), topicId: 'night-drive', content: 'Forty kilometres of nobody.' }
    await shop.server.call(writePost, { ...post, revision: 1, pictures }, { token })
    await nextDay()
    expect(pictures.map(isOnDisk)).toEqual([true, true])
  })

  it('stays with the receipts of a transfer', async () => {
    const shopper = await balanceShopper(shop)
    const { data } = await shopper.transfer(await shopper.announced(BALANCE_FEN))
    await nextDay()
    expect(data.slips.map((slip) => isOnDisk(slip.path))).toEqual([true])
  })

  it('stays with the papers of a loan', async () => {
    const shopper = await loanShopper(shop)
    const papers = await shopper.papers()
    expect(await shopper.save({ papers })).toMatchObject({ status: 200 })
    await nextDay()
    expect(papers.map((paper) => isOnDisk(paper.path))).toEqual([true, true])
  })

  it('can stand in no other column than those that are looked at', async () => {
    const columns = await shop.server.database.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(path|photo|media|slip|paper|avatar|portrait|license|url)'`,
    )
    const looked = Object.keys(fileReferences).flatMap((names) => names.split(', '))
    const found = columns.map(({ name }) => name).filter((name) => !looked.includes(name))
    expect(found.sort()).toEqual(NOT_OF_UPLOADS)
  })
})
