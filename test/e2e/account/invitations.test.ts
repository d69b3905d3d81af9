import { readFile } from 'node:fs/promises'
import { claim } from '@/wire/endpoints/invitation'
import { ipOf, logInByPhone, phoneOf } from '../../support/customers/customer'
import { invitationCode } from '../../support/customers/invitations'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { scan } from '../../support/reading/scan'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const INVITER = 9_101

test('who wants the gift and has no session yet finds it claimed after the login, once', async ({
  page,
  shopper,
  storefront,
}) => {
  const inviter = await logInByPhone(storefront, phoneOf(INVITER), ipOf(INVITER))
  const code = await invitationCode(storefront, inviter)
  const claims: string[] = []
  page.on('request', (request) => request.url().endsWith(claim.path) && claims.push(request.url()))
  await openPage(page, routeTo('pages/invitee/index', { code }))
  await page.getByRole('button', { name: 'Log in and claim' }).tap()
  await logIn(page, storefront, shopper.phone)
  await expect(page).toHaveTitle('Coupons')
  await expect(page.getByText('Friend invitation')).toBeVisible()

  await openPage(page, routeTo('pages/invitee/index', { code }))
  await expect(page.getByRole('button', { name: 'Claim my gift' })).toBeEnabled()
  expect(claims).toHaveLength(1)
})

test('nothing is claimed for who logs in elsewhere and only opens the invitation', async ({
  page,
  shopper,
  storefront,
}) => {
  const inviter = await logInByPhone(storefront, phoneOf(INVITER + 2), ipOf(INVITER + 2))
  const invitation = routeTo('pages/invitee/index', { code: await invitationCode(storefront, inviter) })
  const claims: string[] = []
  page.on('request', (request) => request.url().endsWith(claim.path) && claims.push(request.url()))
  await openPage(page, invitation)
  await expect(page.getByRole('button', { name: 'Log in and claim' })).toBeEnabled()
  await openPage(page, 'pages/coupons/coupons')
  await logIn(page, storefront, shopper.phone)
  await expect(page).toHaveTitle('Coupons')

  await openPage(page, invitation)
  await expect(page.getByRole('button', { name: 'Claim my gift' })).toBeEnabled()
  await openPage(page, 'pages/coupons/coupons')
  await expect(page.getByText('Founder credit')).toBeVisible()
  await expect(page.getByText('Friend invitation')).toBeHidden()
  expect(claims).toEqual([])
})

test('the code to scan is kept as a picture that opens the invitation, beside what it has brought', async ({
  page,
  customer,
  storefront,
}) => {
  const code = await invitationCode(storefront, customer)
  await openPage(page, 'pages/qrcode/index')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('vela-invitation-code.png')
  expect(scan(await readFile(await download.path()))).toContain(`pages/invitee/index?code=${code}`)

  const registered = page.getByRole('listitem').filter({ hasText: 'Registered' })
  await expect(registered).toContainText('0')
  const friend = await logInByPhone(storefront, phoneOf(INVITER + 1), ipOf(INVITER + 1))
  await storefront.call(claim, { code }, { token: friend.token, headers: { 'x-forwarded-for': friend.ip } })
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(registered).toContainText('1')
  await page.getByRole('button', { name: 'Invitation rules' }).tap()
  await expect(page).toHaveTitle('Invitation rules')
})

test('what is copied beside the code is an invitation whose link opens it', async ({
  page,
  context,
  customer,
  storefront,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await invitationCode(storefront, customer)
  await openPage(page, 'pages/invite/index')
  await page.getByRole('button', { name: 'Copy my invitation' }).tap()
  await expect(page.getByText('Content copied')).toBeVisible()
  const [words, link] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(words).toBe('Drive a Vela: a gift for new friends')
  expect(link).toContain(routeTo('pages/invitee/index', { code }))
  await page.goto(String(link))
  await expect(page.getByRole('button', { name: 'Claim my gift' })).toBeVisible()
})
