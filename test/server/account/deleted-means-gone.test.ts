import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { edit, me, updateDrivingLicense } from '@/wire/endpoints/account'
import { signUp } from '@/wire/endpoints/activity'
import { detail } from '@/wire/endpoints/article'
import { like, write } from '@/wire/endpoints/comment'
import { save } from '@/wire/endpoints/configuration'
import { ask, submit } from '@/wire/endpoints/feedback'
import { write as writePost } from '@/wire/endpoints/post'
import { cancel as cancelOrder } from '@/wire/endpoints/order'
import { AgreementId } from '@/wire/enums/agreement'
import { BuyerType, IdDocumentType, LeadSource } from '@/wire/enums/buyer'
import { OrderType } from '@/wire/enums/order'
import { MediaKind } from '@/wire/enums/content'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { announceFile } from '../../../server/modules/file/file-removal'
import { drawTicket } from '../../../server/modules/sale-line/line-statements'
import { rememberDevice } from '../../../server/modules/session/known-device-statements'
import { cleanUp } from '../../../server/worker/clean-up'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { feedbackOf, madeId } from '../../support/customers/feedback'
import { accountColumns, fateOfTables, notDeletedOf } from '../../support/database/fate-of-tables'
import { tablesOf, tablesThatSay, wordsInFiles } from '../../support/database/find-everywhere'
import { leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { PIXEL, uploadPicture } from '../../support/customers/upload'
import { newId } from '../../support/samples/new-id'
import { savedCar } from '../vehicle/cars'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, BigShopper, openBigSale } from '../orders/big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'

const NAME = 'Ouyang Xiaodan'
const DEVICE = 'the phone of Ouyang'
const DOCUMENT_NO = '11010519491231002X'
/** More than ten years, whatever leap years lie between. */
const TERM_MS = 3_661 * DAY_MS

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const phoneOf = async (token: string): Promise<string> => (await shop.server.call(me, {}, { token })).data.phone

/** Asks for it, and lets the seven days pass. */
const leave = async (token: string): Promise<void> => {
  expect(await leaveAccount(shop.server, token)).toMatchObject({ status: 200 })
  await shop.pass(THINK_AGAIN_MS)
}

const filesFolder = (): string => path.join(shop.server.dataDir, 'files')
const kept = async (): Promise<string[]> =>
  (await readdir(filesFolder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Someone who has used everything that keeps something of a person, and bought nothing in the end. */
const busyShopper = async (): Promise<{ token: string; userId: string; phone: string }> => {
  const shopper = await shop.shopper()
  const { token } = shopper
  await rememberDevice(shop.server.database, shopper.userId, Buffer.from(DEVICE), shop.server.clock.now())
  await shop.server.call(edit, { nickName: NAME, explain: `I am ${NAME}.` }, { token })
  const upload = async (isPrivate: boolean): Promise<string> =>
    (await uploadPicture(shop.server, token, isPrivate ? 'driverLicense' : 'avatar', { isPrivate })).path
  const licence = { driversPositiveImgurl: await upload(true), driversReverseImgurl: await upload(true) }
  await shop.server.call(updateDrivingLicense, licence, { token })
  await shop.server.call(edit, { avatarUrl: await upload(false) }, { token })
  await shop.server.call(save, { ...savedCar, id: newId() }, { token })
  const statement = { id: AgreementId.leadActivityPrivacyStatement, version: 11 }
  const coming = { id: 'lakeside-night-drive', name: NAME, guests: 0, leadSource: LeadSource.public }
  await shop.server.call(signUp, { ...coming, agreements: [statement] }, { token, idempotencyKey: randomUUID() })
  const said = { id: newId(), articleId: 'quiet-cabin', content: `Well said, ${NAME}.` }
  await shop.server.call(write, said, { token })
  const posted = { id: madeId(4), revision: 1, topicId: 'night-drive', content: `${NAME} was here.` }
  await shop.server.call(writePost, { ...posted, pictures: [await upload(false)] }, { token })
  await shop.server.call(like, { id: 'quiet-cabin-1', isOn: true }, { token })
  const photo = (await uploadPicture(shop.server, token, 'feedback', { isPrivate: true })).path
  const media = [{ key: madeId(3), path: photo, kind: MediaKind.picture }]
  const told = feedbackOf(1, { content: `It is cold, says ${NAME}.`, contact: NAME, media })
  await shop.server.call(submit, told, { token })
  await shop.server.call(ask, { id: told.id, messageId: madeId(2), content: `And loud, says ${NAME}.` }, { token })
  const small = await shop.paidOrder(shopper)
  await shopper.refund(small.order, small.payNo, `${NAME} has no garage`)
  await shop.refundsArrive()
  await openBigSale(shop)
  const big = new BigShopper(shop, shopper)
  const owner = {
    purchaseType: BuyerType.personal,
    subjectName: NAME,
    cerType: IdDocumentType.residentId,
    cerNo: DOCUMENT_NO,
  }
  const { id } = await big.order({ owner })
  await shop.server.call(
    cancelOrder,
    { id, orderType: OrderType.big, reason: `${NAME} changed her mind` },
    { token, idempotencyKey: randomUUID() },
  )
  await drawTicket(shop.server.database, 'vela-7-small', shopper.userId, shop.server.clock.now())
  return { token, userId: shopper.userId, phone: await phoneOf(token) }
}

describe('a person whose account is deleted', () => {
  it('is in no table and in no file any more', async () => {
    const { token, userId, phone } = await busyShopper()
    const words = [phone, NAME, DEVICE, DOCUMENT_NO, DOCUMENT_NO.slice(-4)]
    const { database } = shop.server
    expect(await tablesThatSay(database, words)).toEqual(
      expect.arrayContaining([
        'account',
        'activity_registration',
        'article',
        'author',
        'comment',
        'feedback',
        'feedback_message',
        'idempotency',
        'orders',
      ]),
    )
    expect(await notDeletedOf(database, userId)).toEqual(
      expect.arrayContaining(['comment', 'feedback', 'line_ticket', 'session']),
    )
    await leave(token)
    expect(await tablesThatSay(database, words)).toEqual([])
    expect(await notDeletedOf(database, userId)).toEqual([])
    expect(await wordsInFiles(filesFolder(), words)).toEqual([])
    expect(await kept()).toEqual([])
    expect(
      await database.one("SELECT 1 AS found FROM orders WHERE purchase ->> 'sealedNo' IS NOT NULL"),
    ).toBeUndefined()
    expect(await database.one('SELECT 1 AS found FROM refund WHERE reason IS NOT NULL')).toBeUndefined()
    const { data: story } = await shop.server.call(detail, { id: 'quiet-cabin' })
    expect(story.commentCount).toBe(9)
    expect(await database.one("SELECT like_count AS likes FROM comment WHERE id = 'quiet-cabin-1'")).toEqual({
      likes: 64,
    })
  })

  it('is kept as the buyer of a delivered car, in its order and its papers alone, and ten years later nowhere', async () => {
    bigPlacement.owner.subjectName = NAME
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    const phone = await phoneOf(token)
    await leave(token)
    const { database, clock } = shop.server
    expect(await tablesThatSay(database, [phone])).toEqual([])
    expect(await tablesThatSay(database, [NAME])).toEqual(['orders'])
    expect(await wordsInFiles(filesFolder(), [phone, NAME, DOCUMENT_NO])).toEqual([NAME])
    expect(await tablesThatSay(database, [DOCUMENT_NO])).toEqual([])

    clock.advance(TERM_MS)
    await cleanUp(shop.context)
    await runAllDueJobs(shop.context)
    expect(await tablesThatSay(database, [NAME])).toEqual([])
    expect(await kept()).toEqual([])
    expect(
      await database.one("SELECT 1 AS found FROM orders WHERE purchase ->> 'sealedNo' IS NOT NULL"),
    ).toBeUndefined()
  })
})

describe('a table', () => {
  const knowing = () => Object.keys(fateOfTables).filter((table) => fateOfTables[table] !== 'nobody')

  it('has it said what becomes of its rows, each of the schema and no other', async () => {
    expect(Object.keys(fateOfTables)).toEqual(await tablesOf(shop.server.database))
  })

  it('that names an account is none of those that are about nobody', async () => {
    const naming = new Set((await accountColumns(shop.server.database)).map(({ table }) => table))
    expect([...naming].filter((table) => !knowing().includes(table))).toEqual([])
    expect([...naming]).toEqual(expect.arrayContaining(['line_ticket', 'invitation', 'orders']))
  })

  it('that is about somebody has its line in docs/rules/personal-data.md', () => {
    const told = readFileSync(path.resolve(__dirname, '../../../docs/rules/personal-data.md'), 'utf8')
    expect(knowing().filter((table) => !told.includes(`\`${table}\``))).toEqual([])
  })
})

describe('a file', () => {
  const announced = () => shop.server.database.query('SELECT path FROM file_removal')

  it('whose process died before it was kept is removed an hour later', async () => {
    const { token } = await shop.shopper()
    const { storage } = shop.context
    const orphan = 'public/content/orphan.png'
    await announceFile(shop.server.database, orphan, shop.server.clock.now())
    await storage.write(orphan, PIXEL)
    const { path: own } = await uploadPicture(shop.server, token, 'content')
    await runAllDueJobs(shop.context)
    expect(await kept()).toHaveLength(2)
    shop.server.clock.advance(HOUR_MS)
    await runAllDueJobs(shop.context)
    expect(await kept()).toEqual([path.basename(own)])
    expect(await announced()).toEqual([])
  })
})
