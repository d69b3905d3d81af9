import type { SampleNames } from '@/page-table/sample-names'
import { PAGE_PATHS, type PagePath } from '@/page-table/table'
import type Page from 'miniprogram-automator/out/Page'
import { logInByPhone } from '../../support/customers/customer'
import { makeSampleNames, rowOf, sampleRoute } from '../../support/browser/page-samples'
import { until } from '../host/client/until'
import type { OpenedApp } from './app'
import { answerSms, askForSms, scriptLoginCode } from './steps'

const PHONE = '13900000021'
const ADDRESS = '127.0.0.1'
/** The next code may be asked for a minute later. */
const UNTIL_NEXT_SMS_MS = 61_000
const QUIET_MS = 150
const LIMIT_MS = 8_000

/** What a page is looked at for. */
type Look = (path: string, page: Page) => Promise<void>

/** Waits until nothing is drawn any more and no box stands for what is still to come. */
async function settled({ host }: OpenedApp, page: Page): Promise<void> {
  let lastCallMs = Date.now()
  await until(
    `${page.path} to be drawn`,
    async () => {
      const calls = await host.takeSetDataCalls()
      if (calls.some(({ path }) => path === page.path)) lastCallMs = Date.now()
      const isQuiet = Date.now() - lastCallMs > QUIET_MS
      return isQuiet && (await page.$$('.skeleton')).length === 0
    },
    LIMIT_MS,
  )
}

/** Opens a page by its address, as a link would, and looks at it once it stands still. */
async function visit(app: OpenedApp, path: PagePath, names: SampleNames, look: Look): Promise<void> {
  await app.shopper.miniProgram.reLaunch(`/${sampleRoute(path, names)}`)
  const { leadsTo } = rowOf(path).sample
  if (leadsTo !== undefined) return void (await app.shopper.arrivesAt(leadsTo))
  const page = await app.shopper.arrivesAt(path)
  await settled(app, page)
  await look(path, page)
}

/** Goes through the login as a visitor does, and looks at each of its pages. */
async function visitLogin(app: OpenedApp, look: Look): Promise<void> {
  const lookAt = async (path: string): Promise<void> => {
    const page = await app.shopper.arrivesAt(path)
    await settled(app, page)
    await look(path, page)
  }
  await app.shopper.miniProgram.reLaunch('/pages/account/login')
  await lookAt('pages/account/login')
  await app.shopper.taps('Use another number')
  await lookAt('pages/account/phone-login')
  await askForSms(app.shopper, PHONE)
  await lookAt('pages/account/phone-code')
  await answerSms(app.shopper, app.api, PHONE)
}

/** Pages that lead on as soon as they are opened: nobody looks at them here, but at what they lead to. */
export const LEADING_PAGES: readonly string[] = PAGE_PATHS.filter((path) => {
  const { access, sample } = rowOf(path)
  return access !== 'loginStep' && sample.leadsTo !== undefined
})

/** Opens each page of the app: the login as a visitor, then the others with an order that waits for its money. */
export async function visitEveryPage(app: OpenedApp, look: Look): Promise<void> {
  const { api, shopper } = app
  const names = await makeSampleNames(api, await logInByPhone(api, PHONE, ADDRESS))
  api.clock.advance(UNTIL_NEXT_SMS_MS)
  await scriptLoginCode(shopper)
  await visitLogin(app, look)
  await shopper.arrivesAt('pages/profile/index')
  const others = PAGE_PATHS.filter((path) => rowOf(path).access !== 'loginStep')
  for (const path of others) await visit(app, path, names, look)
}
