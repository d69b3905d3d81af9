import { detail as agreement, pending } from '@/wire/endpoints/agreement'
import { area, dictionary } from '@/wire/endpoints/common'
import { banners, feed } from '@/wire/endpoints/content'
import { verifyInterest } from '@/wire/endpoints/order'
import { detail as shop, list as shopsOfCity, nearby, provinces } from '@/wire/endpoints/shop'
import {
  detail as model,
  loanSchemes,
  materialFolders,
  newIndex,
  parameters,
  select,
  trialModels,
} from '@/wire/endpoints/vehicle'
import { AgreementId } from '@/wire/enums/agreement'
import { HomeTabKind } from '@/wire/enums/content'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { CONTENT_COLUMNS } from '../../../server/db/content-columns'
import { startTestServer, type TestServer } from '../../support/server/server'

const CHINESE = /\p{Script=Han}/u
const ENGLISH = /[a-z]/i

/** What is the same in both languages, by the field it stands in. */
const NO_TEXT =
  /(^id$|Id$|No$|Code$|Twelve$|Category$|^type$|Type$|Mode$|^kind$|Kind$|^code$|Value$|Alias$|^better$|^view$|Relation$)/
/** Files, pages, names of the house, and figures with their units. */
const SAME_IN_BOTH = [
  /^\/(static|pages)\//,
  /^(Vela|Vela [79]|Aero|Arc 10|Turbine|Yuki)$/,
  /^([\d.,]+\s)?(km|kWh?|km\/h|Cd|mm|L|V)$/,
  /^(lakeside-night-drive|dawn-copper)$/, // what a slide leads to
]

interface Said {
  field: string
  text: string
}

const textsIn = (value: unknown, field = ''): Said[] => {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, key))
}

const isUntranslated = ({ field, text }: Said): boolean =>
  ENGLISH.test(text) && !CHINESE.test(text) && !NO_TEXT.test(field) && !SAME_IN_BOTH.some((same) => same.test(text))

const DICTIONARIES = [
  'store_category',
  'dealer_type',
  'sales_service_type',
  'cancel_reason',
  'gender',
  'feedback_category',
  'consultation_type',
  'id_document_type',
]
const BEST = 'VL7A73526A03'
const PAGE = { current: 1, size: 50 }
const READERS = ['zh-CN', 'en'] as const

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = (await server.login('13912345678')).token
})
afterAll(() => server.close())

/** Every reply with content, by what it shows. */
const everything = async (language: string): Promise<Record<string, unknown>> => {
  const options = { token, headers: { 'accept-language': language } }
  const asked = {
    home: server.call(newIndex, {}, options),
    models: server.call(select, {}, options),
    vela7: server.call(model, { modelId: 'vela-7' }, options),
    vela9: server.call(model, { modelId: 'vela-9' }, options),
    parameters7: server.call(parameters, { modelId: 'vela-7' }, options),
    parameters9: server.call(parameters, { modelId: 'vela-9' }, options),
    albums: server.call(materialFolders, {}, options),
    calculator: server.call(trialModels, {}, options),
    loans: server.call(loanSchemes, { pnoTwelve: BEST }, options),
    interest: server.call(verifyInterest, { pnoTwelve: BEST }, options),
    areas: server.call(area, {}, options),
    shopAreas: server.call(provinces, { salesServiceType: SalesServiceType.delivery }, options),
    nearby: server.call(nearby, { longitude: 121.4, latitude: 31.2 }, options),
    city: server.call(shopsOfCity, { provinceCode: '310000', cityCode: '310100' }, options),
    shop: server.call(shop, { id: 'shanghai-jingan' }, options),
    pending: server.call(pending, {}, options),
    ...Object.fromEntries(DICTIONARIES.map((dictType) => [dictType, server.call(dictionary, { dictType }, options)])),
    ...Object.fromEntries(
      Object.entries(AgreementId).map(([name, id]) => [name, server.call(agreement, { id }, options)]),
    ),
    ...Object.fromEntries(
      ['one', 'drive', 'points'].map((bannerNo) => [bannerNo, server.call(banners, { bannerNo, ...PAGE }, options)]),
    ),
    ...Object.fromEntries(Object.values(HomeTabKind).map((tab) => [tab, server.call(feed, { tab, ...PAGE }, options)])),
  }
  const replies = await Promise.all(Object.entries(asked).map(async ([name, reply]) => [name, await reply] as const))
  for (const [name, { status }] of replies) expect([name, status]).toEqual([name, 200])
  return Object.fromEntries(replies.map(([name, { data }]) => [name, data]))
}

it('leaves no English sentence in what a Chinese reader is shown', async () => {
  const replies = await everything('zh-CN')
  const left = Object.entries(replies).flatMap(([name, data]) =>
    textsIn(data)
      .filter(isUntranslated)
      .map(({ field, text }) => `${name}.${field}: ${text}`),
  )

  expect(left).toEqual([])
})

it('shows an English reader no Chinese', async () => {
  const texts = textsIn(await everything('en'))
    .filter(({ field }) => field !== 'areaAlias')
    .map(({ text }) => text)

  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter((text) => CHINESE.test(text))).toEqual([])
})

it('answers the same fields, figures and codes in both languages', async () => {
  const [chinese = {}, english = {}] = await Promise.all(READERS.map(everything))
  const withoutTexts = (data: unknown) =>
    JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? '' : value))
  const differing = Object.keys(english).filter((name) => withoutTexts(chinese[name]) !== withoutTexts(english[name]))

  expect(differing).toEqual([])
})

it.each(Object.entries(CONTENT_COLUMNS))('has the Chinese of every row of %s', async (table, columns) => {
  const missing = await Promise.all(
    Object.keys(columns).map((column) =>
      server.database.query(`SELECT * FROM ${table} WHERE ${column} IS NOT NULL AND zh ->> '${column}' IS NULL`),
    ),
  )

  expect(missing.flat()).toEqual([])
})

it('tells an agreement part by part, with the same parts marked as changed', async () => {
  const rows = await server.database.query<{ en: { changed: boolean }[]; zh: { changed: boolean }[] }>(
    "SELECT sections AS en, zh -> 'sections' AS zh FROM agreement",
  )

  expect(rows).toHaveLength(7)
  for (const { en, zh } of rows) {
    expect(zh.map(({ changed }) => changed)).toEqual(en.map(({ changed }) => changed))
    expect(JSON.stringify(zh).split('\\n\\n')).toHaveLength(JSON.stringify(en).split('\\n\\n').length)
  }
})

it('says what is written in English alone in English', async () => {
  await server.database.query("UPDATE model SET zh = '{}' WHERE id = 'vela-7'")
  const { data } = await server.call(select, {}, { headers: { 'accept-language': 'zh-CN' } })

  expect(data.map(({ modelSellName }) => modelSellName)).toEqual(['Vela 7 Fastback', 'Vela 9 六座'])
})
