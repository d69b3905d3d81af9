import type { PageRow } from '@/page-table/row'
import { PAGE_TABLE } from '@/page-table/table'
import { logInByPhone } from '../../support/customers/customer'
import { placeOrder } from '../../support/customers/orders'
import { sharedCarPage } from '../../support/customers/shared-car'
import { shareToken } from '../../support/customers/shared-order'
import { logInByPhoneNumber, ONE_TAP_PHONE, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

/** Each logs in once: the next code by message would come a minute later. */
const OWNERS = { whoShared: '13900000022', whoShares: ONE_TAP_PHONE }

/** What a card needs: a title, and a page that opens from it. */
interface Card {
  readonly title: string
  readonly path: string
}

/** WeChat's timeline opens the page itself, with this query. */
interface TimelinePost {
  readonly title: string
  readonly query: string
}

/** What the table says of sharing, of every page. */
type Row = Pick<PageRow, 'access' | 'isShared' | 'isUnlisted' | 'isInTimeline'>
const ROWS: Readonly<Record<string, Row | undefined>> = PAGE_TABLE

const isOffered = (route: string): boolean => ROWS[route.slice(1).split('?')[0] ?? '']?.isInTimeline === true

describe('a page that anybody may see', () => {
  const app = useApp()

  it.each([
    {
      page: '/pages/order/index?model=vela-9',
      title: /Vela 9/,
      path: '/pages/order/index?model=vela-9',
      says: 'Vela 9',
    },
    {
      page: '/pages/articles/view?id=quiet-cabin',
      title: /a quiet cabin/,
      path: '/pages/articles/view?id=quiet-cabin',
      says: 'We began with a question from an early test driver',
    },
    { page: '/pages/home/index', title: /Vela/, path: '/pages/home/index', says: 'For you' },
    {
      page: '/pages/customization-car/index?modelId=vela-9',
      title: /Vela 9 in /,
      path: '/pages/customization-car/index?modelId=vela-9',
      says: 'Vela 9',
    },
    {
      page: '/pages/agreements/view?id=13',
      title: /Privacy policy/,
      path: '/pages/agreements/view?id=13',
      says: 'Privacy policy',
    },
    {
      page: '/pages/activities/view?id=lakeside-night-drive&source=video',
      title: /Lakeside night drive/,
      path: '/pages/activities/view?id=lakeside-night-drive',
      says: 'Tea and route briefing',
    },
    {
      page: '/pages/configuration/configuration?modelId=vela-9',
      title: /Vela 9: parameters/,
      path: '/pages/configuration/configuration?modelId=vela-9',
      says: 'Range and charging',
    },
    {
      page: '/pages/choosen-version/index?modelId=vela-9',
      title: /Which Vela 9 is yours/,
      path: '/pages/choosen-version/index?modelId=vela-9',
      says: 'Touring',
    },
    {
      page: '/pages/cars-appearance/index?modelId=vela-9&paint=graphite&view=side',
      title: /Vela 9 in Graphite/,
      path: '/pages/cars-appearance/index?modelId=vela-9&paint=graphite&view=side',
      says: 'Graphite',
    },
    {
      page: '/pages/pictures/pictures?modelId=vela-9',
      title: /Vela 9 exterior: pictures/,
      path: '/pages/pictures/pictures?bucketId=vela-9-road',
      says: 'On the road',
    },
    {
      page: '/pages/financialCalculator/financialCalculator?pnoTwelve=VL7R80226A02&termMonths=12',
      title: /Vela 7 Long Range for ¥.* a month/,
      path: '/pages/financialCalculator/financialCalculator?pnoTwelve=VL7R80226A02&termMonths=12&priceFen=25990000',
      says: 'Vela 7 Long Range',
    },
    {
      page: '/pages/map/vehicle-location?city=310100',
      title: /Shops on the map/,
      path: '/pages/map/vehicle-location?city=310100',
      says: 'Shops on the map',
    },
  ])('$page can be shared, and its card opens on it', async ({ page, title, path, says }) => {
    const { shopper } = app()
    const shown = await shopper.miniProgram.reLaunch(page)
    await shopper.reads(says)
    const card = (await shown?.callMethod('onShareAppMessage', { from: 'menu' })) as Card
    expect(card).toMatchObject({ title: expect.stringMatching(title) as string, path })
    if (isOffered(page)) {
      const post = (await shown?.callMethod('onShareTimeline')) as TimelinePost
      expect(post).toMatchObject({ title: card.title, query: path.split('?')[1] ?? '' })
    }

    await shopper.miniProgram.reLaunch(card.path)
    await shopper.reads(says)
  })

  it('is for the timeline only where everybody may read it', () => {
    const offered = Object.values(ROWS).filter((row) => row?.isInTimeline)
    expect(offered.length).toBeGreaterThan(10)
    for (const row of offered) {
      expect(row).toMatchObject({ access: 'anyone', isShared: true })
      expect(row).not.toHaveProperty('isUnlisted')
    }
  })

  it('an order that was shared is passed on by the same link, with nothing in its card but the car', async () => {
    const { api, shopper } = app()
    const owner = await logInByPhone(api, OWNERS.whoShared, '127.0.0.1')
    const path = `/pages/real-order-detail-share/index?token=${await shareToken(api, owner, await placeOrder(api, owner))}`
    const shown = await shopper.miniProgram.reLaunch(path)
    await shopper.reads('A Vela 7 on order')
    const card = (await shown?.callMethod('onShareAppMessage', { from: 'menu' })) as Card
    expect(card).toMatchObject({ title: 'A Vela 7, and how far it is', path })

    await shopper.miniProgram.reLaunch(card.path)
    await shopper.reads('Read only')
  })

  it('an order of one’s own is sent as the car alone, until its owner asks for a link', async () => {
    const { api, shopper } = app()
    const owner = await logInByPhone(api, OWNERS.whoShares, '127.0.0.1')
    const { id } = await placeOrder(api, owner)
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(`/pages/real-order-detail/index?id=${id}`)
    await logInByPhoneNumber(shopper)
    const page = await shopper.arrivesAt('pages/real-order-detail/index')
    await shopper.reads('Pending payment')
    const send = async () => (await page.callMethod('onShareAppMessage', { from: 'menu' })) as Card
    expect(await send()).toMatchObject({ path: '/pages/order/index?model=vela-7' })

    await shopper.taps(/^Share order, read only/)
    await shopper.reads('Send to a friend')
    expect(await send()).toMatchObject({
      path: expect.stringMatching(/real-order-detail-share\/index\?token=[\w-]{43}$/) as string,
    })
  })

  it('a configuration is shared by its code, and the card opens the same car', async () => {
    const { api, shopper } = app()
    const route = await sharedCarPage(api)
    const shown = await shopper.miniProgram.reLaunch(`/${route}`)
    await shopper.reads(/Configuration [0-9A-Z]{8}/)
    const card = (await shown?.callMethod('onShareAppMessage', { from: 'button' })) as Card
    expect(card).toMatchObject({ title: 'Vela 7 in Pine Green', path: `/${route}` })

    await shopper.miniProgram.reLaunch(card.path)
    await shopper.reads('Vela 7 Long Range')
    await shopper.reads('291,700')
  })
})
