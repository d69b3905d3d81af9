import { expect, type Page } from '@playwright/test'
import { share } from '@/wire/endpoints/configuration'
import { HOUR_MS } from '@/domain/time/duration'
import { longRange } from '../../server/vehicle/cars'
import { SHOP } from './orders'
import type { Sale } from './sale'
import type { Storefront } from '../browser/storefront'

/** Opens the sale of Vela 7's big deposit. */
export const openBigSale = (sale: Sale, { clock }: Storefront): Promise<void> =>
  sale.change('vela-7-big', { startAt: new Date(clock.now().getTime() - HOUR_MS) })

/** The page that orders the design's Long Range: Pine Green, Arc 10, Dune, Comfort and Sound. */
export const configuredOrderPage = async (storefront: Storefront): Promise<string> => {
  const { data } = await storefront.call(share, longRange)
  return `pages/order/order?share=${data.shareCode}`
}

/** Chooses where the car is licensed and handed over, and the shop. */
export const choosePlaces = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Licensing city/ }).tap()
  const cities = page.getByRole('dialog', { name: 'Licensing city' })
  await cities.getByRole('radiogroup', { name: 'Province' }).getByRole('radio', { name: SHOP.province }).tap()
  await cities.getByRole('radiogroup', { name: 'City' }).getByRole('radio').first().tap()
  await expect(cities).toBeHidden()
  await expect(page.getByRole('button', { name: /^Delivery city/ }), 'handed over where it is licensed').toContainText(
    'Shanghai',
  )
  await page.getByRole('button', { name: /^Shop/ }).tap()
  const shops = page.getByRole('dialog', { name: /^Shops in/ })
  await shops.getByRole('radio', { name: SHOP.name }).tap()
  await expect(shops).toBeHidden()
}

/** Fills in a person with a resident ID. */
export const fillPerson = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Zhou Yining')
  await page.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X')
}

/** Ticks the agreements. */
export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /I agree to the/ }).tap()
