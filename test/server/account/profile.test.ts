import { edit, me } from '@/wire/endpoints/account'
import { Gender } from '@/wire/enums/buyer'
import { ErrorCode } from '@/wire/errors'
import { DEFAULT_AVATARS } from '@/domain/person/default-avatars'
import { startTestServer, type TestServer } from '../../support/server/server'
import { uploadPicture } from '../../support/customers/upload'

/** The flag of England. */
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

describe('editing the profile', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer()
    ;({ token } = await server.login('13833330001'))
  })
  afterAll(() => server.close())

  const change = (body: Parameters<typeof server.call<object, object>>[1]) => server.call(edit, body, { token })

  it('trims the nickname', async () => {
    expect((await change({ nickName: '  Zhou Yining ' })).data).toMatchObject({ nickName: 'Zhou Yining' })
  })

  it.each([
    'www.cheap-cars.com',
    'VX 138 0000 4417',
    'You ASSHOLE',
    '加 微 信 聊',
    'Zhou\u202egninY',
    'Li\u200bn',
    '\u3164',
    '\u200d',
    'a\nb',
    'Vela',
    'VELA',
    'V e l a',
    'Ｖｅｌａ',
    'Vela Official',
    'Vela客服',
    '【Vela】服务',
    'vela_support',
    'Vela 12345',
    'Vela 0002',
    'Official Vela',
    'V e l a Service',
    '车主 Vela',
    'Vel\u0430 客服',
    'Li\u{e0076}n',
    '小明 138-2008-08-08',
  ])('refuses the nickname %j with a sentence, and keeps the one before', async (nickName) => {
    const before = (await server.call(me, {}, { token })).data.nickName
    expect(await change({ nickName })).toMatchObject({
      status: 422,
      code: ErrorCode.nicknameRefused,
      msg: expect.stringMatching(/nickname takes no insults/),
      data: { field: 'nickName' },
    })
    expect((await server.call(me, {}, { token })).data.nickName).toBe(before)
  })

  it.each([
    ...['Vela 0001', 'Velasco', 'Evelyn', 'Novela', '周以宁', 'Zoë 2026', '👨‍👩‍👧 Lin', '❤️', '~小狐狸~'],
    ...['Саша', 'Eve Lang', 'Sasha Саша', '(･ω･) Lin', '小明 2008.08.08', '小明 1998-8-8'],
    ENGLAND,
    // The flag of Scotland.
    'Mac \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ])('takes the nickname %j', async (nickName) => {
    expect((await change({ nickName })).data).toMatchObject({ nickName })
  })

  it.each([
    'Cars at half price',
    'You ASSHOLE',
    'Call 138\n0000-4417',
    'www.cheap-cars.com',
    '加 微 信 聊',
    'Likes\u202ethe sea',
    'Likes\u200bthe sea',
  ])('refuses to say %j of oneself with a sentence, and keeps what was said before', async (explain) => {
    await change({ explain: 'Likes the sea.' })
    expect(await change({ explain, nickName: 'Somebody' })).toMatchObject({
      status: 422,
      code: ErrorCode.biographyRefused,
      msg: expect.stringMatching(/say of yourself takes no insults/),
      data: { field: 'explain' },
    })
    const { data } = await server.call(me, {}, { token })
    expect(data).toMatchObject({ biography: 'Likes the sea.', nickName: expect.not.stringMatching('Somebody') })
  })

  it.each(['Vela 7 since May.', `Home is ${ENGLAND}.`, 'Two lines:\n\tthe sea,\r\nthe dunes.', '👨‍👩‍👧 and a dog', ''])(
    'takes %j of oneself',
    async (explain) => {
      expect((await change({ explain })).data).toMatchObject({ biography: explain })
    },
  )

  it('changes only what is sent', async () => {
    await change({ nickName: 'First', explain: 'Likes the sea.' })
    await change({ sex: Gender.female, birthday: '1991-04-17' })
    expect((await server.call(me, {}, { token })).data).toMatchObject({
      nickName: 'First',
      biography: 'Likes the sea.',
      gender: Gender.female,
      birthDate: '1991-04-17',
    })
  })

  it('names province and city', async () => {
    expect((await change({ province: '310000', city: '310100' })).data).toMatchObject({
      area: { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: expect.any(String) },
    })
  })

  it.each([
    ['nickName', { nickName: '   ' }],
    ['nickName', { nickName: 'x'.repeat(25) }],
    ['sex', { sex: 7 }],
    ['birthday', { birthday: '1991-02-30' }],
    ['birthday', { birthday: '2026-11-21' }],
    ['birthday', { birthday: 'yesterday' }],
    ['city', { province: '310000', city: '110100' }],
    ['city', { province: '310000' }],
    ['avatarUrl', { avatarUrl: 'https://elsewhere.example/me.png' }],
    ['avatarUrl', { avatarUrl: '/static/../../etc/passwd' }],
    ['avatarUrl', { avatarUrl: '/static/img/garage.webp' }],
    ['avatarUrl', { avatarUrl: '/files/../server-secret' }],
    ['explain', { explain: 5 }],
  ])('refuses %s in %j', async (field, body) => {
    expect(await change(body)).toMatchObject({ status: 422, code: ErrorCode.invalidField, data: { field } })
  })

  it.each(DEFAULT_AVATARS)('takes %s, which everybody may have and anybody can see', async (avatarUrl) => {
    expect((await change({ avatarUrl })).data).toMatchObject({ avatar: avatarUrl })
    const picture = await server.app.inject(avatarUrl)
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
  })

  it('offers eight of them at least', () => {
    expect(new Set(DEFAULT_AVATARS).size).toBeGreaterThanOrEqual(8)
  })

  it('takes an uploaded picture, by path or by link, and nobody else’s', async () => {
    const mine = await uploadPicture(server, token, 'avatar')
    expect((await change({ avatarUrl: mine.path })).data).toMatchObject({ avatar: mine.url })
    expect((await change({ avatarUrl: mine.url })).data).toMatchObject({ avatar: mine.url })
    const other = await server.login('13833330002')
    const theirs = await uploadPicture(server, other.token, 'avatar')
    expect((await change({ avatarUrl: theirs.path })).status).toBe(422)
  })
})
