import { routeTo } from '../../support/browser/page-samples'
import { booked, dayIn, fillHour, SMALL_SHOP_WISH } from '../../support/customers/appointments'
import { ipOf, logInByPhone } from '../../support/customers/customer'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000067'
const FASTER = 9_201
const FASTER_MOVER = 9_202
const MOVER = 9_203
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

  it('can be waited for while an appointment is moved, and is shown with the appointment', async () => {
    const { shopper, api } = app()
    const { day, label } = dayIn(16)
    await fillHour(api, FASTER_MOVER, `${day} 11:00:00`)
    const customer = await logInByPhone(api, PHONE, ipOf(MOVER))
    const { id } = await booked(api, customer, { ...SMALL_SHOP_WISH, startTime: `${day} 16:00:00` })
    await shopper.miniProgram.reLaunch(`/${routeTo('pages/drive-record/drive-detail/drive-detail', { id })}`)
    await shopper.taps('Change time')
    await shopper.taps('11:00, Full')
    await shopper.reads('Tell me if 11:00 comes free')
    await shopper.taps('Tell me')
    await shopper.reads('Hours you wait for')
    await shopper.reads(`${label}, 11:00`)
  })
})
