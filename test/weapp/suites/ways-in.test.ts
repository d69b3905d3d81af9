import { register } from '@/wire/endpoints/account'
import { DAY_MS } from '@/domain/time/duration'
import { logInBySms, ONE_TAP_PHONE, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000033'
const redirect = (query: string): string => `/pages/middle/redirect/redirect?${query}`

describe('a way in', () => {
  const app = useApp()

  it.each([
    ['scene=ac%3Alakeside-night-drive', 'pages/activities/view', 'Lakeside night drive'],
    ['scene=md%3Avela-9', 'pages/order/index', 'Vela 9'],
    ['link=%2Fpages%2Fagreements%2Fview%3Fid%3D13', 'pages/agreements/view', 'Privacy policy'],
    ['scene=xx%3Aelsewhere', 'pagesH5/404', 'This page has drifted off'],
    ['link=https%3A%2F%2Fevil.example%2Fpages%2Forder%2Findex', 'pagesH5/404', 'This page has drifted off'],
  ])('by %s arrives at %s', async (query, path, says) => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(redirect(query))
    await shopper.arrivesAt(path)
    await shopper.reads(says)
  })

  it('to a page for users logs in on the way', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(redirect('link=%2Fpages%2Factivities%2Fown'))
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/activities/own')
    await shopper.reads('Coming up')
  })
})

describe('a way in of whom WeChat knows', () => {
  const app = useApp()

  it('logs in without a tap, and tells that the account is about to be deleted', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper, 'zhou')
    const codes = { loginCode: 'sandbox-zhou-before', phoneCode: `sandbox-${ONE_TAP_PHONE}-before` }
    const { userInfo } = (await api.call(register, codes)).data
    await api.database.query('UPDATE account SET delete_at = $2 WHERE id = $1', [
      userInfo.id,
      new Date(api.clock.now().getTime() + DAY_MS),
    ])
    await shopper.miniProgram.reLaunch(redirect('link=%2Fpages%2Factivities%2Fown'))
    await shopper.arrivesAt('pages/activities/own')
    await shopper.reads(/Your account is deleted on/)
    await shopper.taps('View')
    await shopper.arrivesAt('pages/account/delete-account')
  })
})
