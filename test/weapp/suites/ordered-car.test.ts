import { MINUTE_MS } from '@/domain/time/duration'
import { openBigSale } from '../../support/customers/big-order-steps'
import { placeCarOrder, shownOnArc10 } from '../../support/customers/car-order'
import { logInByPhone } from '../../support/customers/customer'
import { borrowSale } from '../../support/customers/sale'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000063'

describe('an ordered car', () => {
  const app = useApp()

  it('says in how many weeks it was promised, and on which wheels its picture shows it', async () => {
    const { shopper, api } = app()
    await openBigSale(await borrowSale(api), api)
    const { id } = await placeCarOrder(api, await logInByPhone(api, PHONE, '10.0.9.10'), 'aero')
    await shownOnArc10(api.database, id)
    // A number gets one code a minute.
    api.clock.advance(MINUTE_MS)
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(`/pages/real-order-detail/index?id=${id}`)
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/real-order-detail/index')
    await shopper.reads('Shown on Arc 10')
    await shopper.reads('6–\u20608 weeks')
  })
})
