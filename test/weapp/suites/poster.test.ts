import type Element from 'miniprogram-automator/out/Element'
import { until } from '../host/client/until'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000063'
const PAGE = '/pages/poster/index'
const REST_MS = 450
const POINT = { identifier: 0, pageX: 100, pageY: 300, clientX: 100, clientY: 300 }

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

describe('the poster of an invitation', () => {
  // It is drawn on a real canvas.
  const app = useApp({ environment: 'chromium' })

  const drawnPoster = () =>
    until('the drawn poster', async () => {
      const page = await app().shopper.page()
      return ((await page.$('.poster-press')) as Element | null) ?? undefined
    })

  it('is kept in the phone’s album by a finger that rests on it, not by one that moves', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(PAGE)
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/poster/index')
    const poster = await drawnPoster()
    await poster.touchstart({ touches: [POINT], changeTouches: [POINT] })
    const moved = { ...POINT, pageX: 120, clientX: 120 }
    await poster.touchmove({ touches: [moved], changeTouches: [moved] })
    await rest()
    await poster.touchend({ touches: [], changeTouches: [moved] })
    expect(await shopper.canRead('Saved')).toBe(false)

    await poster.touchstart({ touches: [POINT], changeTouches: [POINT] })
    await shopper.reads('Saved')
    await poster.touchend({ touches: [], changeTouches: [POINT] })
  })
})
