import { expect, type Page } from '@playwright/test'
import { openPage } from './storefront-steps'

/** The configurator of Vela 7. */
const CAR = 'pages/customization-car/index?modelId=vela-7'

/** The total in the bar, in yuan. */
export const sum = (page: Page, amount: string) => page.getByRole('button', { name: new RegExp(`^¥${amount}`) })
/** A paint to choose. */
export const paint = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}, `) })
/** An option pack to choose. */
export const pack = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** The tab of a group. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Opens the configurator and waits for the car. */
export const openCar = async (page: Page, address = CAR): Promise<void> => {
  await openPage(page, address)
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
}
