import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const DEPOSIT = 'vela-7-small'
const OPENS_IN_MS = 6 * 60_000

describe('the line of a hot opening', () => {
  const app = useApp()

  it('is joined from the poster, tells the place, and keeps it when the app is closed', async () => {
    const { shopper, api, reopen } = app()
    const opensAt = new Date(api.clock.now().getTime() + OPENS_IN_MS)
    const sql = 'UPDATE allocation SET let_in_a_minute = 60, start_at = $2 WHERE market_post_id = $1'
    await api.database.query(sql, [DEPOSIT, opensAt])
    api.clock.advance(1_000)
    await scriptLoginCode(shopper)
    await shopper.arrivesAt('pages/order/index')
    await shopper.taps(/^Join the line/)
    await logInBySms(shopper, api, '13900000021')
    await shopper.arrivesAt('pages/mall/order/line')
    await shopper.reads('In line for the opening')
    await shopper.reads('0 before you')

    await reopen(`/pages/mall/order/line?modelId=vela-7&marketPostId=${DEPOSIT}`)
    await shopper.reads('In line for the opening')
    const tickets = 'SELECT count(*) AS n FROM line_ticket WHERE market_post_id = $1'
    expect(await api.database.one(tickets, [DEPOSIT])).toEqual({ n: 1 })
  })

  it('lets the shopper in when it is their turn, by itself', async () => {
    const { shopper, api } = app()
    api.clock.advance(OPENS_IN_MS)
    await shopper.reads('You are in')
    await shopper.taps('Reserve for ¥1,000.00')
    await shopper.arrivesAt('pages/miniorder/order')
  })
})
