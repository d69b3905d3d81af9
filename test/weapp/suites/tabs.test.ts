import { until } from '../host/client/until'
import type { Shopper } from '../support/shopper'
import { useApp } from '../support/suite'

const TABS = [
  { label: 'Explore', path: 'pages/home/index' },
  { label: 'Mine', path: 'pages/profile/index' },
  { label: 'Buy car', path: 'pages/order/index' },
] as const

const LIT = /aria-selected="true"[^>]*>(.*)/

/** The labels of the tabs that are lit in the first picture of the bar; one message reads it whole. */
async function litTabs({ page }: Shopper): Promise<readonly string[]> {
  const shown = await page()
  const wxml = await until('the tab bar', async () => {
    const bar = await shown.$('custom-tab-bar')
    const drawn = (await bar?.outerWxml()) ?? ''
    return drawn.includes('Explore') && drawn
  })
  return wxml.split('aria-role="tab"').flatMap((tab) => {
    const inside = LIT.exec(tab)?.[1]
    return inside === undefined ? [] : TABS.filter(({ label }) => inside.includes(label)).map(({ label }) => label)
  })
}

describe('the tab bar', () => {
  const app = useApp()

  it('lights Buy car when the app opens', async () => {
    const { shopper } = app()
    await shopper.arrivesAt('pages/order/index')
    expect(await litTabs(shopper)).toEqual(['Buy car'])
  })

  it.each(TABS)('opens $label with one tap and lights it at the first paint', async ({ label, path }) => {
    const { shopper } = app()
    await shopper.taps(label)
    await shopper.arrivesAt(path)
    expect(await litTabs(shopper)).toEqual([label])
  })

  it.each(TABS)('comes back to $label, which was kept, with one tap', async ({ label, path }) => {
    const { shopper } = app()
    await shopper.taps(label)
    await shopper.arrivesAt(path)
    expect(await litTabs(shopper)).toEqual([label])
    expect(await shopper.miniProgram.pageStack()).toHaveLength(1)
  })

  it.each(TABS)('lights $label when a link opens it', async ({ label, path }) => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(`/${path}`)
    await shopper.arrivesAt(path)
    // Nothing was tapped: the bar learns of it when the page is shown.
    await until(`${label} to be lit, alone`, async () => (await litTabs(shopper)).join() === label)
  })
})
