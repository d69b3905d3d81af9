import { routeTo } from '../../support/browser/page-samples'
import { dayIn, fillHour, SMALL_SHOP_WISH } from '../../support/customers/appointments'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000067'
const FASTER = 9_201
const BOOKING = routeTo('pages/drive-record/booking/booking', {
  shop: SMALL_SHOP_WISH.storeId,
  model: SMALL_SHOP_WISH.modelId,
})

describe('a full hour of a shop', () => {
  const app = useApp()

  it('can be waited for by a visitor who logs in, and taken back; a free one is held', async () => {
    const { shopper, api } = app()
    const { day, label } = dayIn(15)
    await fillHour(api, FASTER, `${day} 11:00:00`)
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(`/${BOOKING}`)
    await shopper.taps(label)
    await shopper.taps('11:00, Full')
    await shopper.reads('11:00 is full.')
    await shopper.reads('Tell me if 11:00 comes free')
    await shopper.taps('Tell me')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/drive-record/booking/booking')
    await shopper.reads(`One message, until ${label}, 09:00`)
    await shopper.taps('Tell me')
    await shopper.reads('Hours you wait for')
    await shopper.taps(`Take back, ${label}, 11:00`)
    await shopper.loses('Hours you wait for')
    await shopper.reads('Tell me if 11:00 comes free')
    await shopper.taps('10:00, 1 left')
    await shopper.reads('Held for 5 minutes')
  })
})
